import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { pageTitles } from "../../app/page-titles.ts";
import { ChatCard } from "../../features/chat/chat-card.tsx";
import { TeeTimeScreen } from "../../features/tee-time/tee-time-screen.tsx";

/**
 * `edit` opens the form over the page, `ask` the sheet of a request; `view` is the chat where that is a view of its own; `invite` opens an unlisted game to
 * anyone who has its link; `hello` is whom the first words in the chat's box greet.
 */
type TeeTimeSearch = { edit?: true; ask?: true; view?: "chat"; invite?: string; hello?: string };

const readSearch = ({ edit, ask, view, invite, hello }: Record<string, unknown>): TeeTimeSearch => ({
  ...(String(edit) === "true" && { edit: true }),
  ...(String(ask) === "true" && { ask: true }),
  ...(view === "chat" && { view }),
  ...(typeof invite === "string" && { invite }),
  ...(typeof hello === "string" && { hello: hello.slice(0, NAME_MAX) }),
});

const NAME_MAX = 50;

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
