import { failureMessage, isRefusal, refusalOf } from "./failure.ts";
import { handleUnauthorized } from "./session.ts";
import { notify } from "./toast.ts";
import type { ApiError } from "./trpc.ts";
import { useRefreshGames } from "./use-refresh-games.ts";

/** So long after its answer, an open socket has told of the deed too. */
const NEWS_MS = 50;

type Words = {
  /** Said when it is done, unless the answer has words of its own. */
  done: string;
  /** Said when it is not. */
  failed: string;
  /** Where the toast has the server's reason, when there is one: it stands for `failed`, under it, or only beside the control. */
  reason: "instead" | "below" | "elsewhere";
};

type Deed = {
  onDone: (text?: string) => void;
  onFailed: (error: ApiError) => void;
  /** Why it did not work, to be read in place. */
  refusalOf: (error: ApiError | null) => string | undefined;
};

/** What every deed on a tee time has in common: what is said of it, and what is no longer true afterwards. */
export function useDeed({ done, failed, reason }: Words): Deed {
  const refresh = useRefreshGames();
  return {
    onDone: (text = done) => {
      void notify({ type: "success", title: "Success", description: text });
      // What is asked after the news came is not asked for it again.
      setTimeout(() => void refresh(), NEWS_MS);
    },
    onFailed: (error) => {
      if (handleUnauthorized(error)) return;
      const why = failureMessage(error, failed);
      if (reason === "below" && why !== failed) void notify({ type: "error", title: failed, description: why });
      else void notify({ type: "error", title: "Error", description: reason === "instead" ? why : failed });
      // A refusal means that the screen is out of date.
      if (isRefusal(error)) void refresh();
    },
    refusalOf: (error) => refusalOf(error, failed),
  };
}
