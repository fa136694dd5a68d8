# Lessons at the terminal.
cli-help-learn = Learn a game by playing: lessons with a coach.
cli-help-lesson = Which lesson: its number or name. Without it the first one you have not passed.
cli-help-lessons = Lessons: files of your own.
cli-help-lessons-check = Play lessons in every way they allow, and say what is wrong with them.
cli-help-lesson-files = Lesson files or folders; without any, Lanternway’s own.
cli-learn-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
cli-learn-how = Begin with `lanternway learn GAME NUMBER`.
cli-learn-resumed = You were at step { $n }.
cli-learn-another-table = ── Another table ──
cli-learn-step = Step { $n } of { $of }
cli-learn-go-on = Press Enter to continue.
cli-learn-shown = A good answer: { $n }, { $said } ({ $notation }). Now you.
cli-learn-why = Why:
cli-learn-next = Next: { $title }. Type `lanternway learn { $command }`.
cli-learn-help =
    A number or a notation answers. Enter goes on where there is only something to read.
    show: what a good answer is. back: one step back. again: from the start. skip: do this step for me.
    table: the whole table. choices: the question again. quit: leave; you go on here next time.
cli-lessons-good =
    ✓ { $name }: { $steps } steps, { $acts } acts, { $ways ->
        [one] 1 other way
       *[other] { $ways } other ways
    }
cli-lessons-done = { $passed } of { $files } lessons are good.
error-lesson = { $where }: { $what }
error-no-lesson = There is no lesson “{ $given }”; `lanternway learn` lists them.
