import { benchContention } from "./benches/contention.ts";
import { benchList } from "./benches/list.ts";
import { benchStart } from "./benches/start.ts";
import { readOptions } from "./options.ts";

const benches = new Map([
  ["list", benchList],
  ["contention", benchContention],
  ["start", benchStart],
]);

const options = readOptions(process.argv.slice(2));
const wanted = options.wanted.length > 0 ? options.wanted : [...benches.keys()];
for (const name of wanted) {
  const bench = benches.get(name);
  if (!bench) throw new Error(`There is no bench ${name}: ${[...benches.keys()].join(", ")}`);
  await bench(options);
}
