package hnefi.ui.learn.progress;

import hnefi.storage.KeptFile;
import hnefi.text.Language;
import hnefi.text.Result;
import hnefi.text.Words;

/// How learners are kept in a file.
final class ProgressForm implements KeptFile.Form<Learners> {
  @Override
  public Learners initial() {
    return Learners.NOBODY_YET;
  }

  @Override
  public Result<Learners> read(String text) {
    return ProgressText.read(text);
  }

  @Override
  public String write(Learners learners) {
    return ProgressText.write(learners);
  }

  @Override
  public Words reasons(Language language) {
    return Words.of(ProgressForm.class, "progress", language);
  }
}
