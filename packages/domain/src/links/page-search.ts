import { safeReturnTo } from "../account/return-to.ts";
import { type IdentityProblem, isIdentityProblem } from "../identity/constants.ts";
import { oneOf, type Parameters } from "./plain-search.ts";

export const DASHBOARD_TABS = ["hosted", "joined", "pending", "requests"] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];
export type DashboardSearch = { tab?: DashboardTab | undefined };

/** Unknown tabs are dropped from the address. */
export const readDashboardSearch = ({ tab }: Parameters): DashboardSearch => ({ tab: oneOf(DASHBOARD_TABS, tab) });

/** The game that is to be repeated. */
export type NewStandingGameSearch = { from?: string | undefined };

export const readNewStandingGameSearch = ({ from }: Parameters): NewStandingGameSearch => ({
  from: typeof from === "string" ? from : undefined,
});

/** What went wrong at the identity provider. */
export type SettingsSearch = { problem?: IdentityProblem | undefined };

export const readSettingsSearch = ({ problem }: Parameters): SettingsSearch => ({
  problem: isIdentityProblem(problem) ? problem : undefined,
});

export type AccountSearch = {
  returnTo?: string | undefined;
  /** What went wrong at the identity provider, or why the golfer was signed out. */
  problem?: IdentityProblem | "suspended" | undefined;
  until?: unknown;
  reason?: unknown;
};

/** `returnTo` is kept only when it is a path on this site that is worth keeping. */
export function readAccountSearch({ returnTo, problem, until, reason }: Parameters): AccountSearch {
  const path = safeReturnTo(typeof returnTo === "string" ? returnTo : undefined);
  // Present even when undefined: a missing key would keep the raw value from the address.
  const isSuspended = problem === "suspended";
  return {
    returnTo: path === "/" ? undefined : path,
    problem: isSuspended || isIdentityProblem(problem) ? problem : undefined,
    until: isSuspended ? until : undefined,
    reason: isSuspended ? reason : undefined,
  };
}
