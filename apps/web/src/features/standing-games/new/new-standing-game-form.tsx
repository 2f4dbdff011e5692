import type { Participation } from "@fourball/domain/participation/schema";
import { REGULARS_MAX, STANDING_FREQUENCIES, type StandingFrequency } from "@fourball/domain/standing-game/constants";
import { frequencyInWords } from "@fourball/domain/standing-game/in-words";
import type { StandingGolfer } from "@fourball/domain/standing-game/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { RadioTiles } from "@fourball/ui/forms/radio-tiles";
import { Switch } from "@fourball/ui/forms/switch";
import { Skeleton } from "@fourball/ui/skeleton";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, Suspense, useState } from "react";
import { gameTimeText, longDate } from "../../../kit/formatting.ts";
import { FormAlert } from "../../../kit/forms/form-alert.tsx";
import { unplacedError } from "../../../kit/forms/form-issues.ts";
import { UnsavedChanges } from "../../../kit/forms/unsaved-changes.tsx";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { isUnauthorized } from "../../../kit/trpc/failure.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useAction } from "../../../kit/use-action.ts";
import { idlePart } from "../../../kit/when-idle.ts";
import { RegularsField, regularsError } from "../regulars-field.tsx";
import { newStandingGameTexts } from "./texts.ts";

type NewStandingGameFormProps = {
  game: TeeTimeDetail;
  people: readonly Participation[];
  candidates: readonly StandingGolfer[];
};

type Values = { frequency: StandingFrequency; regularIds: string[]; isPublic: boolean };

/** How often, with whom, and whether dates open to everyone; those who play are regulars at first. */
export function NewStandingGameForm({ game, people, candidates }: NewStandingGameFormProps): ReactNode {
  const [initial] = useState(() => initialValues(game, playersAmong(candidates, people)));
  const [values, setValues] = useState(initial);
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, isSuccess, error } = useRepeatGame(game.id);
  const { frequency, regularIds, isPublic } = values;
  const change = (some: Partial<Values>): void => setValues({ ...values, ...some });
  const refused = error && !isUnauthorized(error) ? error : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (regularIds.length > 0) mutate({ teeTimeId: game.id, ...values });
  }

  return (
    <form className="stack gap-6 p-4 sm:p-6" noValidate onSubmit={submit}>
      <Game game={game} />
      <FormAlert error={unplacedError(refused, ["regularIds", "frequency"])} failed={`${newStandingGameTexts.failed}.`} />
      <FrequencyField
        error={refused?.data?.issues?.find(({ path: [field] }) => field === "frequency")?.message}
        game={game}
        onChange={(chosen) => change({ frequency: chosen })}
        value={frequency}
      />
      <RegularsField
        candidates={candidates}
        error={regularsError(regularIds, isTried, refused)}
        onChange={(ids) => change({ regularIds: ids })}
        value={regularIds}
      />
      <Switch
        checked={isPublic}
        description={isPublic ? newStandingGameTexts.public.on : newStandingGameTexts.public.off}
        label={newStandingGameTexts.public.label}
        onCheckedChange={(checked) => change({ isPublic: checked })}
      />
      <Button
        className="sm:justify-self-end"
        pending={isPending}
        pendingLabel={newStandingGameTexts.submitting}
        size="large"
        type="submit"
      >
        {newStandingGameTexts.submit}
      </Button>
      <UnsavedChanges consequence={newStandingGameTexts.unsaved} when={values !== initial && !isSuccess && refused === error} />
    </form>
  );
}

const Game = ({ game }: { game: TeeTimeDetail }): ReactNode => (
  <div className="grid gap-1">
    <h2 className="text-h3 wrap-anywhere sm:text-h2">{game.course.name}</h2>
    <p className="text-ink-2">
      {longDate(game.date)}, {gameTimeText(game)}
    </p>
  </div>
);

const initialValues = (game: TeeTimeDetail, regularIds: string[]): Values => ({
  frequency: "weekly",
  regularIds,
  // A head start ends by itself.
  isPublic: game.isPublic || game.opensToAllAt !== null,
});

function useRepeatGame(gameId: string) {
  const navigate = useNavigate();
  return useAction(trpc.standingGame.create, {
    done: newStandingGameTexts.done,
    failed: newStandingGameTexts.failed,
    reason: "elsewhere",
    change: () => [...ownTeeTimeChange(gameId, "edited"), { type: "notifications" }],
    after: () => navigate({ to: "/standing-games", ignoreBlocker: true }),
  });
}

/** Of the game's players; no more than there can be regulars. */
const playersAmong = (candidates: readonly StandingGolfer[], people: readonly Participation[]): string[] =>
  candidates
    .map(({ userId }) => userId)
    .filter((id) => people.some(({ userId, status }) => userId === id && status === "confirmed"))
    .slice(0, REGULARS_MAX);

// The rules of calendars take more code than all the rest of the page.
const NextDates = idlePart(async () => (await import("./next-dates.tsx")).NextDates);

type FrequencyFieldProps = {
  game: TeeTimeDetail;
  value: StandingFrequency;
  onChange: (frequency: StandingFrequency) => void;
  error: string | undefined;
};

/** How often the game comes again, and on which dates that is. */
function FrequencyField({ game, value, onChange, error }: FrequencyFieldProps): ReactNode {
  const options = STANDING_FREQUENCIES.map((frequency) => ({
    value: frequency,
    content: <span className="font-semibold text-small">{frequencyInWords({ frequency, startsOn: game.date })}</span>,
  }));
  return (
    <Fieldset error={error} legend={newStandingGameTexts.often}>
      <RadioTiles
        className="sm:grid-cols-3!"
        label={newStandingGameTexts.often}
        onValueChange={onChange}
        options={options}
        value={value}
      />
      <p aria-live="polite" className="text-ink-2 text-small">
        <Suspense fallback={<Skeleton className="h-5" />}>
          <NextDates frequency={value} game={game} />
        </Suspense>
      </p>
    </Fieldset>
  );
}
