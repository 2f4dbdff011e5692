import { openDataSet } from "../data/open-data-set.ts";
import { readOptions } from "../options.ts";

/** The generated data set, on a server of the simulation's own. */
export const generateOn = (serverUrl: string, games: number): Promise<string> =>
  openDataSet({ ...readOptions([]), databaseUrl: serverUrl }, games);
