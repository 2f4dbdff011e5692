export { createFourballClient, type FourballClient, type FourballClientOptions } from "./create-fourball-client.ts";
