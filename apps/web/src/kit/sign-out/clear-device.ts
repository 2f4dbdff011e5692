import type { QueryClient } from "@tanstack/react-query";
import { forgetDevice } from "../offline/forget-device.ts";
import { plural } from "../plural.ts";
import { queuedIn } from "../queue/queued.ts";
import { notify } from "../toast.ts";
import { readConnection } from "../trpc/connection.ts";

const texts = {
  offline: { title: "You're offline", description: "Sign out once you have a connection." },
  unsent: (count: number) => plural(count, { one: "# change isn't sent yet", other: "# changes aren't sent yet" }),
  again: "Sign out again to discard it.",
};

let warnedOf = 0;

/**
 * Before signing out: deletes what the device keeps. False, with a toast, where the server can't be reached, and at the first try
 * while changes wait to be sent, which go with the rest.
 */
export function clearDevice(queryClient: QueryClient): boolean {
  if (readConnection().isLost) {
    void notify({ type: "error", ...texts.offline });
    return false;
  }
  const unsent = queuedIn(queryClient).length;
  if (unsent > warnedOf) {
    warnedOf = unsent;
    void notify({ type: "error", title: texts.unsent(unsent), description: texts.again });
    return false;
  }
  void forgetDevice();
  return true;
}
