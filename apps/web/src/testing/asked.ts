import { onTestFinished } from "vitest";
import { server } from "./mock-server.ts";

/** The procedures that are called from now on, in their order, one for each call. */
export function asked(): string[] {
  const paths: string[] = [];
  const note = ({ request }: { request: Request }): void => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/trpc/")) paths.push(...pathname.slice("/trpc/".length).split(","));
  };
  server.events.on("request:start", note);
  onTestFinished(() => server.events.removeListener("request:start", note));
  return paths;
}
