import { displayName } from "@fourball/domain/profile/name";
import { STARS_MAX } from "@fourball/domain/rating/constants";
import type { FellowGolfer } from "@fourball/domain/rating/schema";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { RadioTiles } from "@fourball/ui/forms/radio-tiles";
import { StarChoice } from "@fourball/ui/forms/star-choice";
import { Message } from "@fourball/ui/message";
import { type ReactNode, useState } from "react";
import { useDelayedWrite } from "../../shared/forms/use-delayed-write.ts";
import { texts } from "./texts.ts";
import { useRateGolfer } from "./use-rate-golfer.ts";

type Together = "yes" | "no";

const answers = [
  { value: "yes", content: texts.answers.yes },
  { value: "no", content: texts.answers.no },
] as const;

const togetherOf = (given: FellowGolfer["given"]): Together | null => given && (given.playedTogether ? "yes" : "no");

/** First whether they played together, then the stars. */
export function RateGolfer({ teeTimeId, fellow }: { teeTimeId: string; fellow: FellowGolfer }): ReactNode {
  const { userId, golfer, given } = fellow;
  const name = displayName(golfer);
  const [together, setTogether] = useState(togetherOf(given));
  const { rate, state, refusal } = useRateGolfer(teeTimeId, userId);
  // Arrow keys select every star on the way, so only the last one is saved.
  const stars = useDelayedWrite(given?.stars ? String(given.stars) : "", (chosen) =>
    rate({ playedTogether: true, stars: Number(chosen) }),
  );

  function answer(word: Together): void {
    setTogether(word);
    if (word === "no") rate({ playedTogether: false });
    else if (given?.stars) rate({ playedTogether: true, stars: given.stars });
  }

  return (
    <div className="stack gap-3">
      <Fieldset
        legend={
          <>
            {texts.together}
            <span className="sr-only"> {name}</span>
          </>
        }
      >
        <RadioTiles className="max-w-80 [--tile-min:6rem]" onValueChange={answer} options={answers} value={together} />
      </Fieldset>
      {together === "yes" ? (
        <StarChoice
          label={texts.stars(name)}
          max={STARS_MAX}
          onValueChange={(chosen) => stars.change(String(chosen))}
          value={stars.shown ? Number(stars.shown) : null}
        />
      ) : null}
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      <p className="min-h-5 text-ink-2 text-small" role="status">
        {state === "saving" ? texts.saving : null}
        {state === "saved" ? texts.saved(name) : null}
      </p>
    </div>
  );
}
