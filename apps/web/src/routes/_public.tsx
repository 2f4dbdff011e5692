import { createFileRoute } from "@tanstack/react-router";
import { PublicLayout } from "../app/public-layout.tsx";

/** For anyone, signed in or not. */
export const Route = createFileRoute("/_public")({
  // In the shell, which each of its pages loads.
  codeSplitGroupings: [],
  component: PublicLayout,
});
