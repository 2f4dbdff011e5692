import { readAccountSearch } from "@fourball/domain/links/page-search";
import { createFileRoute } from "@tanstack/react-router";
import { AccountLayout } from "../features/sign-in/account-layout.tsx";

/** The quiet frame of the screens before signing in. */
export const Route = createFileRoute("/_account")({ component: AccountLayout, validateSearch: readAccountSearch });
