import type { QueryClient } from "@tanstack/react-query";

export type FirstAnswer = { path: string; input: unknown; isPaged: boolean; data: unknown };

declare global {
  interface Window {
    /** What the first screen shows, asked for before the app runs; only what was answered without an error. Undefined: nobody answered. */
    firstAnswers?: Promise<FirstAnswer[] | undefined>;
    /** When, in milliseconds of the page's clock: changes since then may be missing in what it shows. */
    firstAskedAt?: number;
  }
}

/** Puts what was asked for before the app ran where its queries look first. */
export function keepFirstAnswers(queryClient: QueryClient, answers: readonly FirstAnswer[]): void {
  for (const { path, input, isPaged, data } of answers)
    queryClient.setQueryData(queryKey(path, input, isPaged), isPaged ? { pages: [data], pageParams: [null] } : data);
}

/** The same as `getQueryKey` makes; that one needs the procedure itself. */
const queryKey = (path: string, input: unknown, isPaged: boolean): unknown[] => [
  path.split("."),
  { ...(input !== undefined && { input }), type: isPaged ? "infinite" : "query" },
];
