import { onTestFinished } from "vitest";
import { server } from "./mock-server.ts";

/** Records the procedures called from now on, in order. */
export const calledProcedures = (): string[] => recordCalls(() => true);

/** Records the procedures that change something, as above. */
export const calledMutations = (): string[] => recordCalls(({ method }) => method === "POST");

function recordCalls(isOfInterest: (request: Request) => boolean): string[] {
  const paths: string[] = [];
  const note = ({ request }: { request: Request }): void => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/trpc/") && isOfInterest(request)) paths.push(...pathname.slice("/trpc/".length).split(","));
  };
  server.events.on("request:start", note);
  onTestFinished(() => server.events.removeListener("request:start", note));
  return paths;
}
