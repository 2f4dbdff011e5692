import { createFileRoute } from "@tanstack/react-router";
import { MemberLayout } from "../app/member-layout.tsx";

/** For signed-in golfers; visitors see the landing page instead. */
export const Route = createFileRoute("/_member")({
  // In the shell, which each of its pages loads.
  codeSplitGroupings: [],
  component: MemberLayout,
});
