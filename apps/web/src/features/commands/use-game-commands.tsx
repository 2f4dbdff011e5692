import type { Command } from "@fourball/ui/overlays/command-palette";
import { useNavigate } from "@tanstack/react-router";
import CalendarDays from "lucide-react/icons/calendar-days";
import { roundStage } from "../../golf/face/round-stage.ts";
import { gameTimeText, shortDate } from "../../kit/formatting.ts";
import { trpc } from "../../kit/trpc/trpc.ts";

const SHOWN = 5;

/** The viewer's next games, hosted or joined, soonest first. */
export function useGameCommands(): Command[] {
  const navigate = useNavigate();
  const { data: hosted = [] } = trpc.dashboard.hosted.useQuery();
  const { data: joined = [] } = trpc.dashboard.joined.useQuery();
  const confirmed = joined
    .filter(({ status }) => status === "confirmed")
    .map(({ teeTimeId, teeTime }) => ({ ...teeTime, id: teeTimeId }));
  return [...hosted, ...confirmed]
    .filter((game) => ["to come", "under way"].includes(roundStage(game)))
    .sort((a, b) => a.teeOffAt.localeCompare(b.teeOffAt))
    .slice(0, SHOWN)
    .map((game) => ({
      id: game.id,
      label: game.course.name,
      keywords: game.course.location,
      icon: <CalendarDays aria-hidden="true" />,
      hint: `${shortDate(game.date)}, ${gameTimeText(game)}`,
      run: () => void navigate({ to: "/tee-times/$teeTimeId", params: { teeTimeId: game.id } }),
    }));
}
