import type { Viewer } from "@fourball/domain/viewer";
import type { HttpBindings } from "@hono/node-server";

/** The variables of one request. */
export type AppEnv = {
  /** Of Node; absent in requests without a server. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** `path` is that of a procedure. */
    logBug(error: unknown, path?: string): void;
    /** Why the answer is 5xx, for the log. */
    reason?: string;
    viewer?: Viewer | null;
  };
};
