package hnefi.ui.profile.page;

import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Nodes;
import hnefi.text.Words;
import hnefi.ui.profile.Emblem;
import hnefi.ui.profile.Profile;
import hnefi.ui.profile.Profiles;
import hnefi.ui.profile.ProfilesModel;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.fxml.FXML;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;

/// The people who play and learn here.
final class ProfilesController extends ModelListener {
  private final ProfilesModel model;
  private final Words words;
  private final Function<String, String> rulebookName;
  private final Function<Profile, String> learned;
  private final BiConsumer<String, Profiles> deleted;

  @FXML private Pane cards;
  @FXML private VBox newcomer;

  /// @param rulebookName the name of a rule set by its id
  /// @param learned a sentence about somebody's lessons
  /// @param deleted hears, after somebody was deleted, who it was and how it was before
  ProfilesController(
      ProfilesModel model,
      Words words,
      Function<String, String> rulebookName,
      Function<Profile, String> learned,
      BiConsumer<String, Profiles> deleted) {
    this.model = model;
    this.words = words;
    this.rulebookName = rulebookName;
    this.learned = learned;
    this.deleted = deleted;
  }

  @FXML
  private void initialize() {
    listen(model.profilesProperty().subscribe(this::show));
  }

  private void show(Profiles profiles) {
    cards.getChildren().clear();
    for (int i = 0; i < profiles.all().size(); i++) {
      Profile each = profiles.all().get(i);
      cards
          .getChildren()
          .add(
              new ProfileCard(
                  each,
                  i,
                  each.id() == profiles.current(),
                  words,
                  rulebookName,
                  learned.apply(each),
                  actions(i, each)));
    }
    Nodes.show(newcomer, profiles.all().size() < Profiles.MOST);
    newcomer.getChildren().remove(1, newcomer.getChildren().size());
    Emblem next = Emblem.values()[profiles.all().size() % Emblem.values().length];
    newcomer
        .getChildren()
        .add(
            new ProfileForm(
                "new",
                "",
                next,
                words,
                profiles::canAdd,
                (name, emblem) -> change(all().size(), all -> all.add(name, emblem))));
  }

  /// The keyboard goes on at the card of whoever was changed, or at the last one.
  private void focus(int index) {
    int here = Math.min(index, all().size() - 1);
    cards.lookup("#rename-" + here).requestFocus();
  }

  private List<Profile> all() {
    return model.profiles().all();
  }

  private void change(int index, UnaryOperator<Profiles> change) {
    model.change(change);
    focus(index);
  }

  private ProfileCard.Actions actions(int index, Profile profile) {
    return new ProfileCard.Actions() {
      @Override
      public void choose() {
        change(index, all -> all.choose(profile.id()));
      }

      @Override
      public void rename(ProfileCard card) {
        ProfileForm form =
            new ProfileForm(
                "rename",
                profile.name(),
                profile.emblem(),
                words,
                name -> model.profiles().canRename(profile.id(), name),
                (name, emblem) ->
                    change(
                        index,
                        all -> all.change(profile.id(), each -> each.renamed(name, emblem))));
        form.setOnKeyPressed(event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            show(model.profiles());
            focus(index);
            event.consume();
          }
        });
        card.getChildren().set(card.getChildren().size() - 1, form);
        form.edit();
      }

      @Override
      public void delete() {
        Profiles before = model.profiles();
        change(index, all -> all.remove(profile.id()));
        deleted.accept(profile.name(), before);
      }
    };
  }
}
