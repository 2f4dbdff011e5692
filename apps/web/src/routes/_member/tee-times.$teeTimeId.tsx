import { createFileRoute } from "@tanstack/react-router";
import { TeeTimeScreen } from "../../features/tee-time/tee-time-screen.tsx";

/** `edit` opens the form over the page; `invite` opens an unlisted game to whoever holds its link. */
type TeeTimeSearch = { edit?: true; invite?: string };

const readSearch = ({ edit, invite }: Record<string, unknown>): TeeTimeSearch => ({
  ...(String(edit) === "true" && { edit: true }),
  ...(typeof invite === "string" && { invite }),
});

export const Route = createFileRoute("/_member/tee-times/$teeTimeId")({
  component: TeeTimeScreen,
  validateSearch: readSearch,
  staticData: { title: "Tee time" },
});
