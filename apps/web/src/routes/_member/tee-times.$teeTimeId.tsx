import { createFileRoute } from "@tanstack/react-router";
import { TeeTimeScreen } from "../../features/tee-time/tee-time-screen.tsx";

export const Route = createFileRoute("/_member/tee-times/$teeTimeId")({
  component: TeeTimeScreen,
  staticData: { title: "Tee time" },
});
