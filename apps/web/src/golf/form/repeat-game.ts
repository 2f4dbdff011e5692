import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { courseToday } from "@fourball/domain/tee-time/when";
import type { TeeTimeFormState } from "./form-values.ts";
import { nextSameWeekday } from "./usual-tee-off.ts";

/** Fills in a game as it was, on the same day of the week. */
export function repeatGame(form: TeeTimeFormState, game: TeeTimeCard): void {
  const { courseId, time, totalSlots, mood, preferences, isPublic } = game;
  const today = courseToday(Temporal.Now.instant(), game.course.timeZone);
  form.reset(
    {
      courseId,
      date: nextSameWeekday(game.date, today),
      time,
      totalSlots,
      mood,
      preferences,
      isPublic,
      description: game.description ?? "",
    },
    { keepDefaultValues: true, keepIsSubmitted: true },
  );
}
