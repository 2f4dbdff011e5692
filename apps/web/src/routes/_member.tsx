import { createFileRoute } from "@tanstack/react-router";
import { MemberLayout } from "../components/member-layout.tsx";

/** For signed-in golfers; anonymous visitors get the landing page in place of what they asked for. */
export const Route = createFileRoute("/_member")({ component: MemberLayout });
