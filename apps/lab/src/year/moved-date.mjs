// Preloaded by a server whose machine has another time: every Date of the process is moved by so many milliseconds.
import { env } from "node:process";

const { MOVED_BY_MS } = env;
const RealDate = Date;
let movedMs = Number(MOVED_BY_MS);
const now = () => RealDate.now() + movedMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (date, given, target) => Reflect.construct(date, given.length === 0 ? [now()] : given, target),
  apply: () => new RealDate(now()).toString(),
  get: (date, name) => (name === "now" ? now : Reflect.get(date, name)),
});

process.on("message", ({ movedByMs }) => {
  movedMs = movedByMs;
  process.send({ movedByMs });
});
process.channel?.unref();
