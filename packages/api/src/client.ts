// The only thing here that runs; whoever wants the types alone says `import type`, as the web app does.
export { createFourballClient, type FourballClient, type FourballClientOptions } from "./create-fourball-client.ts";
export type { AppRouter, ProcedurePath, RouterInputs, RouterOutputs } from "./router-types.ts";
