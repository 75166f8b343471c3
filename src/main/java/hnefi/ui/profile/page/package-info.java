/// The page of the people who play and learn here: their names, emblems, results and lessons.
package hnefi.ui.profile.page;
