import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { ProfileScreen } from "../../features/profile/profile-screen.tsx";

export const Route = createFileRoute("/_public/profile/$userId")({
  component: ProfileScreen,
  staticData: { title: pageTitles.profile },
});
