import { type Failure, fail } from "@fourball/domain/failure";
import { inputFailure } from "@fourball/domain/input-failure";
import type { Gate } from "../mock-api.ts";
import type { ProcedurePath } from "../mock-tree.ts";
import { INPUTS } from "./inputs.ts";
import { NOT_MOCKED } from "./not-mocked.ts";
import type { MockWorld } from "./world.ts";

/** What visitors may call. */
export const PUBLIC: ReadonlySet<string> = new Set<ProcedurePath>([
  "account.register",
  "account.openSignUp",
  "account.finishSignUp",
  "account.signIn",
  "account.signOut",
  "account.forgotPassword",
  "account.resetPassword",
  "account.undoEmailChange",
  "account.estimatePassword",
  "passkey.startUse",
  "passkey.signIn",
  "identity.provider",
  "participation.openPlaying",
  "participation.answerPlaying",
  "fill.open",
  "fill.answerByLink",
  "guest.request",
  "guest.confirm",
  "guest.own",
  "guest.leave",
  "guest.claim",
  "profile.get",
  "profile.teeTimes",
  "profile.rounds",
  "roundLink.open",
  "savedSearch.switchByLink",
  "notification.unsubscribe",
  "course.list",
  "course.mapTiles",
  "course.get",
  "course.teeTimes",
]);

/** Refuses visitors and golfers who are no admins, malformed input, and what the mock server can't answer truly. */
export const gateOf =
  (world: MockWorld): Gate =>
  (path, input) => {
    if (!world.isSignedIn && !PUBLIC.has(path)) return fail("unauthorized");
    const isForAdmins = path.startsWith("admin.");
    if (isForAdmins && !world.me.isAdmin) return fail("adminsOnly");
    if (isForAdmins || NOT_MOCKED.has(path)) return notMocked(path);
    const parsed = INPUTS.get(path)?.safeParse(input);
    if (parsed?.error) return inputFailure(parsed.error);
    return parsed ? parsed.data : input;
  };

const notMocked = (path: string): Failure => fail("serviceUnavailable", { text: `The mock server doesn't know ${path}` });
