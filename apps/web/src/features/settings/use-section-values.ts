import { readTheme, subscribeToTheme } from "@fourball/ui/theme";
import { useSyncExternalStore } from "react";
import { useMember } from "../../kit/session/member.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useChannelsInWords } from "../../kit/use-channels-in-words.ts";
import { distanceChoice, distanceInUse } from "../../kit/viewer-units.ts";
import type { Section } from "./sections.ts";
import { texts } from "./texts.ts";

const { values } = texts;

/** What is set in each section, in a few words; undefined until it is known. */
export function useSectionValues(): Record<Section, string | undefined> {
  const { publicProfile } = useMember();
  const notifications = useChannelsInWords();
  const feed = trpc.calendar.feed.useQuery().data;
  const blocked = trpc.block.list.useQuery().data;
  const theme = useSyncExternalStore(subscribeToTheme, readTheme);
  const distance = useSyncExternalStore(distanceChoice.subscribe, () => distanceInUse());
  return {
    profile: values.profile,
    notifications,
    calendar: feed && (feed.since === null ? values.noCalendar : values.calendar),
    appearance: values.appearance(theme, distance),
    privacy: values.privacy(publicProfile, blocked?.length ?? 0),
    account: values.account,
  };
}
