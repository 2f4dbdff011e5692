import "temporal-polyfill/global";
import { benchBoxes } from "./benches/boxes.ts";
import { benchChat } from "./benches/chat.ts";
import { benchContention } from "./benches/contention.ts";
import { benchGrowth } from "./benches/growth.ts";
import { benchImports } from "./benches/imports.ts";
import { benchList } from "./benches/list.ts";
import { benchPictures } from "./benches/pictures.ts";
import { benchSearches } from "./benches/searches.ts";
import { benchStart } from "./benches/start.ts";
import { benchTypes } from "./benches/types.ts";
import { benchUploads } from "./benches/uploads.ts";
import { readOptions } from "./options.ts";

const benchmarks = new Map([
  ["list", benchList],
  ["boxes", benchBoxes],
  ["growth", benchGrowth],
  ["contention", benchContention],
  ["chat", benchChat],
  ["imports", benchImports],
  ["pictures", benchPictures],
  ["uploads", benchUploads],
  ["searches", benchSearches],
  ["start", benchStart],
  ["types", benchTypes],
]);

const options = readOptions(process.argv.slice(2));
const wanted = options.wanted.length > 0 ? options.wanted : [...benchmarks.keys()];
for (const name of wanted) {
  const bench = benchmarks.get(name);
  if (!bench) throw new Error(`There is no bench ${name}: ${[...benchmarks.keys()].join(", ")}`);
  await bench(options);
}
