/// What Hnefi adds to the [frame][hnefi.fx.shell]: its name, the commands that lead to its areas,
/// and the way to the board.
package hnefi.ui.command;
