import { readTeeTimeSearch } from "@fourball/domain/links/tee-time-search";
import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { pageTitles } from "../../app/page-titles.ts";
import { ChatCard } from "../../features/chat/chat-card.tsx";
import { TeeTimeScreen } from "../../features/tee-time/tee-time-screen.tsx";

function TeeTime(): ReactNode {
  return <TeeTimeScreen chat={(teeTime) => <ChatCard teeTime={teeTime} />} />;
}

export const Route = createFileRoute("/_member/tee-times/$teeTimeId")({
  component: TeeTime,
  // A pointer or the focus is on a link to the game: its page opens complete.
  loader: ({ cause, context: { queries }, params }) => {
    if (cause !== "preload") return;
    void queries?.teeTime.get.prefetch(params);
    void queries?.participation.list.prefetch(params);
  },
  validateSearch: readTeeTimeSearch,
  staticData: { title: pageTitles.teeTime },
});
