import type { QueryClient } from "@tanstack/react-query";
import { idle } from "./when-idle.ts";

const LOOK_EVERY_MS = 50;

/** Resolves once the page is drawn and has the data and the pictures that it asked for. */
export async function firstScreenUsable(queryClient: QueryClient, isDrawn: () => boolean): Promise<void> {
  do {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    await idle();
  } while (!isDrawn() || isWaitingForData(queryClient) || arePicturesLoading());
}

/** What was kept on the device can be used while it is fetched anew, which on a dead line takes minutes. */
const isWaitingForData = (queryClient: QueryClient): boolean =>
  queryClient.isFetching({ predicate: ({ state }) => state.data === undefined }) > 0;

const arePicturesLoading = (): boolean =>
  Array.from(document.images).some(({ complete, loading }) => !complete && loading !== "lazy");
