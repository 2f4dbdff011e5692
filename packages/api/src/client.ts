// The only runtime export; the web app imports the types only.
export { createFourballClient, type FourballClient, type FourballClientOptions } from "./create-fourball-client.ts";
export type { AppRouter, CommonFailure, FailuresAt, ProcedurePath, RouterInputs, RouterOutputs } from "./router-types.ts";
