// Compares what each procedure declares by `.fails(…)` with what the code that it calls can throw: neither has a name that the other lacks.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { failuresIn, proceduresIn } from "./failures/failures-in.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folders = ["domain", "db", "services", "api"].map((name) => `packages/${name}/src`);
const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", ...folders], {
  cwd: root,
  encoding: "utf8",
});
const isSource = (file) => file.endsWith(".ts") && !/\.(test|gen)\.ts$|\/testing[./]/.test(file);
const files = listed.stdout
  .split("\0")
  .filter(isSource)
  .map((file) => [file, readFileSync(posix.join(root, file), "utf8")]);

const resolve = (from, source) =>
  source.startsWith(".")
    ? posix.join(posix.dirname(from), source)
    : source.replace(/^@fourball\/(domain|db|services|api)\/(.*)$/, "packages/$1/src/$2.ts");

/** Called by way of the context, which no import shows. */
const BY_CONTEXT = { "chat.say": [["packages/services/src/chat/store-alone.ts", "storeAlone"]] };

/** Logs what fails, so that its caller goes on. */
const CAUGHT = new Set(["runDueJobsFor"]);

/**
 * In code that the procedure reaches, but only with what it never hands down. No game is ever deleted, so that one which a row
 * names is found; one that was played is not cancelled; and a cancelled one is found by those only who take part in it, and so
 * have their request already, but not by guests, who are no golfers yet. The entries of a golfer
 * are deleted before the account is closed, so that one which is locked has its golfer.
 */
const IMPOSSIBLE = {
  "account.delete": ["teeTimeNotFound"],
  "admin.createCourse": ["courseNotFound"],
  "admin.deleteCourse": ["pictureGone", "pictureNotPublic"],
  "admin.settleDispute": ["userNotFound"],
  "admin.settleReport": ["teeTimeNotFound"],
  "admin.suspend": ["teeTimeNotFound"],
  "block.add": ["teeTimeNotFound"],
  "cost.changeShare": ["teeTimeCancelled", "teeTimeNotFound"],
  "cost.remind": ["teeTimeCancelled", "teeTimeNotFound"],
  "cost.tick": ["teeTimeCancelled", "teeTimeNotFound"],
  "dashboard.stats": ["nearMeNeedsLocation"],
  "fill.answer": ["requestNotFound"],
  "fill.answerByLink": ["requestNotFound"],
  "guest.claim": ["alreadyJoined", "alreadyRequested", "hostCannotJoin", "teeTimeNotFound"],
  "guest.confirm": ["alreadyJoined", "hostCannotJoin", "requestDeclined", "teeTimeCancelled"],
  "guest.keepSpot": ["teeTimeNotFound"],
  "guest.leave": ["teeTimeNotFound"],
  "guest.request": ["teeTimeCancelled"],
  "proposal.answer": ["playersBelowConfirmed"],
  "proposal.decide": ["playersBelowConfirmed"],
  "rating.open": ["roundNotOver", "teeTimeCancelled"],
  "standingGame.create": ["standingGameNotFound"],
  "standingGame.skipDate": ["teeTimeNotFound"],
  "teeTime.acceptOffer": ["alreadyRequested"],
  "teeTime.countByDay": ["nearMeNeedsLocation"],
  "teeTime.create": ["teeTimeNotFound"],
  "teeTime.join": ["requestNotFound", "teeTimeCancelled"],
  "teeTime.joinWaitlist": ["requestNotFound", "teeTimeCancelled"],
  "teeTime.processPending": ["friendsTooMany", "requestNotFound"],
};

const add = failuresIn(files, resolve, (name) => CAUGHT.has(name));

/** What all procedures of a kind may fail with, declared with the kind. */
const COMMON = { public: "ANYONE_FAILS", member: "MEMBERS_FAIL", ownLimits: "MEMBERS_FAIL", admin: "ADMINS_FAIL" };
const commonOf = (kind) => {
  const common = new Set();
  add("packages/api/src/trpc.ts", COMMON[kind.replace(/Procedure$/, "")], common);
  if (common.size === 0) throw new Error(`${kind} has no failures in common`);
  return common;
};

const problems = [];
let declarations = 0;
for (const [file, text] of files.filter(([path]) => path.includes("/routers/")))
  for (const { name, kind, declared = [], uses } of proceduresIn(file, text)) {
    const path = `${/^export const (\w+?)(?:Router|Reports)\b/m.exec(text)[1]}.${name}`;
    const reached = new Set();
    for (const used of uses) add(file, used, reached);
    for (const [from, used] of BY_CONTEXT[path] ?? []) add(from, used, reached);
    for (const failure of IMPOSSIBLE[path] ?? []) reached.delete(failure);
    const common = commonOf(kind);
    declarations += declared.length;
    for (const failure of reached)
      if (!declared.includes(failure) && !common.has(failure)) problems.push(`${path} can fail with "${failure}": declare it`);
    for (const failure of declared)
      if (!reached.has(failure)) problems.push(`${path} declares "${failure}", which nothing that it calls throws`);
  }

process.stdout.write(`${declarations} declared failures, ${problems.length} of them wrong or missing.\n`);
for (const problem of problems) console.error(problem);
if (declarations === 0 || problems.length > 0) process.exitCode = 1;
