import type { RoundAttendance } from "@fourball/domain/attendance/schema";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useAction } from "../../../kit/use-action.ts";
import { attendanceTexts } from "./texts.ts";

/** What is said of a round shows at once: a summary never says that everyone came right after someone didn't. */
function useShowRound() {
  const { round: cached } = trpc.useUtils().attendance;
  return {
    change: ({ teeTimeId }: RoundAttendance) => ownTeeTimeChange(teeTimeId, "spots"),
    before: async (round: RoundAttendance): Promise<void> => {
      const { teeTimeId } = round;
      await cached.cancel({ teeTimeId });
      cached.setData({ teeTimeId }, round);
    },
  };
}

/** The host says that a player didn't come; rejects when that is refused. */
export const useMarkNoShow = () =>
  useAction(trpc.attendance.markNoShow, {
    done: attendanceTexts.host.marked,
    failed: attendanceTexts.host.markFailed,
    ...useShowRound(),
  });

/** The host takes back that a player didn't come. */
export const useTakeBackNoShow = () =>
  useAction(trpc.attendance.takeBackNoShow, {
    done: attendanceTexts.host.takenBack,
    failed: attendanceTexts.host.takeBackFailed,
    ...useShowRound(),
  });

/** The host says that everyone came; rejects when that is refused. */
export const useSayEveryoneCame = () =>
  useAction(trpc.attendance.sayEveryoneCame, {
    done: attendanceTexts.host.marked,
    failed: attendanceTexts.host.everyoneFailed,
    ...useShowRound(),
  });

/** A player says whether another one came. */
export const useAnswerNoShow = () =>
  useAction(trpc.attendance.answerNoShow, {
    done: attendanceTexts.player.done,
    failed: attendanceTexts.player.failed,
    ...useShowRound(),
  });

/** The host says for everyone that the weather was bad. */
export const useBadWeather = () =>
  useAction(trpc.attendance.setBadWeather, {
    done: ({ badWeather }) => (badWeather ? attendanceTexts.weather.done : attendanceTexts.weather.takenBack),
    failed: attendanceTexts.weather.failed,
    change: ({ id }) => ownTeeTimeChange(id, "spots"),
  });
