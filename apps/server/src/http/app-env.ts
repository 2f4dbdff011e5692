import type { Viewer } from "@fourball/domain/viewer";
import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";

/** The variables of one request. */
export type AppEnv = {
  /** Of Node; absent in requests without a server. */
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; log: Logger; viewer?: Viewer | null };
};
