import { STANDING_FREQUENCIES, type StandingFrequency } from "@fourball/domain/standing-game/constants";
import { frequencyInWords } from "@fourball/domain/standing-game/in-words";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { RadioTiles } from "@fourball/ui/forms/radio-tiles";
import { Skeleton } from "@fourball/ui/skeleton";
import { type ReactNode, Suspense } from "react";
import { idlePart } from "../../../kit/when-idle.ts";
import { texts } from "./texts.ts";

// The rules of calendars take more code than all the rest of the page.
const NextDates = idlePart(async () => (await import("./next-dates.tsx")).NextDates);

type FrequencyFieldProps = {
  game: TeeTimeDetail;
  value: StandingFrequency;
  onChange: (frequency: StandingFrequency) => void;
  error: string | undefined;
};

/** How often the game comes again, and on which dates that is. */
export function FrequencyField({ game, value, onChange, error }: FrequencyFieldProps): ReactNode {
  const options = STANDING_FREQUENCIES.map((frequency) => ({
    value: frequency,
    content: <span className="font-semibold text-small">{frequencyInWords({ frequency, startsOn: game.date })}</span>,
  }));
  return (
    <Fieldset error={error} legend={texts.often}>
      <RadioTiles className="sm:grid-cols-3!" label={texts.often} onValueChange={onChange} options={options} value={value} />
      <p aria-live="polite" className="text-ink-2 text-small">
        <Suspense fallback={<Skeleton className="h-5" />}>
          <NextDates frequency={value} game={game} />
        </Suspense>
      </p>
    </Fieldset>
  );
}
