import { displayName } from "@fourball/domain/profile/name";
import { REGULARS_MAX } from "@fourball/domain/standing-game/constants";
import type { StandingGolfer } from "@fourball/domain/standing-game/schema";
import { Checkbox } from "@fourball/ui/forms/checkbox";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import type { ReactNode } from "react";
import { GolferAvatar } from "../../kit/golfer/golfer-avatar.tsx";
import { handicapText } from "../../kit/golfer/host-line.tsx";
import type { ApiError } from "../../kit/trpc/api-error.ts";
import { standingGamesTexts } from "./texts.ts";

/** What is wrong with the chosen golfers, once that was tried. */
export const regularsError = (chosen: readonly string[], isTried: boolean, error: ApiError | null): string | undefined =>
  isTried && chosen.length === 0
    ? standingGamesTexts.candidates.choose
    : error?.data?.issues?.find(({ path: [field] }) => field === "regularIds")?.message;

const words = standingGamesTexts.candidates;

type RegularsFieldProps = {
  candidates: readonly StandingGolfer[];
  /** Ids of golfers, in the order in which they were chosen. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
};

/** Who is asked first. A full choice can be changed by giving one up. */
export function RegularsField({ candidates, value, onChange, error }: RegularsFieldProps): ReactNode {
  const isFull = value.length >= REGULARS_MAX;
  const choose = (id: string, isChosen: boolean): void =>
    onChange(isChosen ? [...value, id] : value.filter((chosen) => chosen !== id));
  return (
    <Fieldset description={isFull ? words.full(REGULARS_MAX) : words.hint(REGULARS_MAX)} error={error} legend={words.legend}>
      {candidates.length > 0 ? (
        <ul className="grid max-h-[min(55dvh,24rem)] overflow-y-auto">
          {candidates.map((golfer) => (
            <li className="flex items-center gap-3 border-line border-b py-2.5 last:border-b-0" key={golfer.userId}>
              <Checkbox
                checked={value.includes(golfer.userId)}
                className="min-w-0 grow"
                disabled={isFull && !value.includes(golfer.userId)}
                label={<NameAndHandicap golfer={golfer} />}
                onCheckedChange={(isChosen) => choose(golfer.userId, isChosen)}
              />
              <GolferAvatar golfer={golfer} size="small" />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-small">{words.none}</p>
      )}
    </Fieldset>
  );
}

const NameAndHandicap = ({ golfer }: { golfer: StandingGolfer }): ReactNode => (
  <span className="wrap-anywhere">
    {displayName(golfer)} <span className="text-ink-2">{handicapText(golfer.handicap)}</span>
  </span>
);
