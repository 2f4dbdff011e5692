import type { PlayerAvatar } from "@fourball/domain/profile/schema";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import type { KindTone } from "./kinds.ts";

const tones = {
  ok: "bg-ok-soft text-ok",
  info: "bg-info-soft text-info",
  gold: "bg-early-soft text-early",
  warn: "bg-warn-soft text-warn",
  danger: "bg-danger-soft text-danger",
} as const satisfies Record<KindTone, string>;

type ActivityFaceProps = { actor: PlayerAvatar | null; icon: LucideIcon; tone: KindTone };

/** Who did it, with the kind in the corner; the kind alone where it was nobody. */
export function ActivityFace({ actor, icon: Icon, tone }: ActivityFaceProps): ReactNode {
  if (!actor)
    return (
      <span aria-hidden="true" className={`grid size-9 place-items-center rounded-chip ${tones[tone]}`}>
        <Icon className="size-5 stroke-[1.75]" />
      </span>
    );
  return (
    <span aria-hidden="true" className="relative size-9">
      <GolferAvatar golfer={actor} />
      <span
        className={`absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-chip border-2 border-surface ${tones[tone]}`}
      >
        <Icon className="size-3 stroke-[2.25]" />
      </span>
    </span>
  );
}
