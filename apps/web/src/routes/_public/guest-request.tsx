import { createFileRoute } from "@tanstack/react-router";
import { GuestRequestScreen } from "../../features/guest-request/guest-request-screen.tsx";

export const Route = createFileRoute("/_public/guest-request")({
  component: GuestRequestScreen,
  staticData: { title: "Your request" },
});
