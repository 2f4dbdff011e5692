import type { ServiceContext } from "@fourball/services/service-context";

/** What each call is handed by whoever hosts it. */
export type ApiContext = ServiceContext;
