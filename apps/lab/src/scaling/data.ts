import { openDataSet } from "@fourball/bench/data/open-data-set";
import { readOptions } from "@fourball/bench/options";

/** The generated data set, on a server of the simulation's own. */
export const generateOn = (serverUrl: string, games: number): Promise<string> =>
  openDataSet({ ...readOptions([]), databaseUrl: serverUrl }, games);
