import type { QueryClient } from "@tanstack/react-query";
import { idle } from "./when-idle.ts";

const LOOK_EVERY_MS = 50;

/** Resolves once the page is drawn and has the data and the pictures that it asked for. */
export async function firstScreenUsable(queryClient: QueryClient, isDrawn: () => boolean): Promise<void> {
  do {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    await idle();
  } while (!isDrawn() || queryClient.isFetching() > 0 || arePicturesLoading());
}

const arePicturesLoading = (): boolean =>
  Array.from(document.images).some(({ complete, loading }) => !complete && loading !== "lazy");
