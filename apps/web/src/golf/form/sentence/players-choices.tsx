import { DEFAULT_SLOTS } from "@fourball/domain/tee-time/constants";
import { Dots } from "@fourball/ui/dots";
import type { ReactNode } from "react";
import { dotsOf } from "../../face/spot-counts.ts";
import type { EditedGame } from "../form-values.ts";
import { playerCounts } from "../players-field.tsx";
import { texts as formTexts } from "../texts.ts";
import { useChoice } from "../use-choice.ts";

type PlayersChoicesProps = { editing: EditedGame | undefined; onChosen: () => void };

export function PlayersChoices({ editing, onChosen }: PlayersChoicesProps): ReactNode {
  const { value = DEFAULT_SLOTS, choose } = useChoice("totalSlots");
  return (
    <div className="player-choices grid grid-cols-3 gap-2">
      {playerCounts(editing).map(({ count, isTaken }) => (
        <button
          aria-label={formTexts.players.count(count)}
          aria-pressed={count === value}
          className="choice-tile"
          disabled={isTaken}
          key={count}
          onClick={() => {
            choose(count);
            onChosen();
          }}
          type="button"
        >
          <span className="numerals text-date">{count}</span>
          <Dots dots={dotsOf({ ...noPlayers, totalSlots: count })} />
        </button>
      ))}
    </div>
  );
}

const noPlayers = { confirmedCount: 0, offeredCount: 0, pendingCount: 0, viewerStatus: "host" } as const;
