import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { pageTitles } from "../../app/page-titles.ts";
import { ChatCard } from "../../features/chat/chat-card.tsx";
import { TeeTimeScreen } from "../../features/tee-time/tee-time-screen.tsx";

/**
 * `edit` opens the form over the page; `view` is the chat where that is a view of its own; `invite` opens an unlisted game to
 * anyone who has its link.
 */
type TeeTimeSearch = { edit?: true; view?: "chat"; invite?: string };

const readSearch = ({ edit, view, invite }: Record<string, unknown>): TeeTimeSearch => ({
  ...(String(edit) === "true" && { edit: true }),
  ...(view === "chat" && { view }),
  ...(typeof invite === "string" && { invite }),
});

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
  validateSearch: readSearch,
  staticData: { title: pageTitles.teeTime },
});
