import { createFileRoute } from "@tanstack/react-router";
import { AccountLayout } from "../features/sign-in/account-layout.tsx";
import { readAccountSearch } from "../features/sign-in/return-to.ts";

/** The quiet frame of the screens before signing in. */
export const Route = createFileRoute("/_account")({ component: AccountLayout, validateSearch: readAccountSearch });
