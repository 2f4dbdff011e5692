import { auditLog, identities, passkeys, users } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { MemberContext } from "../../../core/service-context.ts";
import { aPasskeyRow } from "../../../testing/a-passkey-row.ts";
import { testWorld } from "../../../testing.ts";
import { saveSession } from "../session-store.ts";
import { signIn } from "../sign-in.ts";
import { changeEmail } from "./change-email.ts";
import { confirmEmail } from "./confirm-email.ts";
import { undoEmailChange } from "./undo-email-change.ts";

// Each test has a golfer of its own.
const world = testWorld({ keepsRows: true });
const NEW_PASSWORD = "a longer walk";

/** An undo names the change whose link is opened, whether or not that link still works. */
type Step = { kind: "change" } | { kind: "undo"; of: number };

/** All orders of three changes and two undos. */
function orders(done: Step[] = []): Step[][] {
  const changes = done.filter(({ kind }) => kind === "change").length;
  const undos = done.length - changes;
  if (changes === 3 && undos === 2) return [done];
  const next: Step[] = [];
  if (changes < 3) next.push({ kind: "change" });
  if (undos < 2) for (let of = 0; of < changes; of++) next.push({ kind: "undo", of });
  return next.flatMap((step) => orders([...done, step]));
}

const nameOf = (steps: Step[]): string =>
  steps.map((step) => (step.kind === "change" ? "change" : `undo ${step.of + 1}`)).join(", ");

/** Of all but the first installation, every third order stands for the rest, which run at night. */
const ordersOn = (installation: number): Step[][] => {
  const every = installation === 0 ? 1 : atScale({ sample: 3, full: 1 });
  return orders().filter((_, index) => index % every === 0);
};

type Installation = { hasMailServer: boolean; hasPasskeys: boolean; isAdmin: boolean };

const INSTALLATIONS: [string, Installation][] = [
  ["passkeys and identities", { hasMailServer: true, hasPasskeys: true, isAdmin: false }],
  ["the rights of an admin who needs a passkey", { hasMailServer: true, hasPasskeys: true, isAdmin: true }],
  ["a password only, where emails change at once and unproven", { hasMailServer: false, hasPasskeys: false, isAdmin: false }],
];

describe.each(INSTALLATIONS.map(([name, installation], index) => [name, installation, index] as const))(
  "undoing changes of email with %s",
  (_name, installation, index) => {
    test.each(ordersOn(index).map((steps) => [nameOf(steps), steps] as const))("%s", async (_order, steps) => {
      const account = await anAccount(installation);
      const expected = new Expected(installation);
      for (const [at, step] of steps.entries()) {
        await account.addSignIns(at);
        expected.addSignIns(at);
        if (step.kind === "change") {
          await account.change();
          expected.change(at);
        } else {
          expect(await account.undo(step.of), `step ${at + 1}`).toBe(
            expected.undo(step.of) ? "undone" : "Invalid or expired token",
          );
        }
        expect(await account.state()).toEqual(expected.state());
      }
      await account.signIn();
    });
  },
);

/** What the rule says: the address that was proven first wins, and takes back what is younger than its link. */
class Expected {
  #email = 0;
  #isProven = true;
  #isAdmin: boolean;
  #changes = 0;
  /** The oldest first. */
  #links: { change: number; email: number; at: number }[] = [];
  #signIns = new Set<number>();

  readonly #installation: Installation;

  constructor(installation: Installation) {
    this.#installation = installation;
    this.#isAdmin = installation.isAdmin;
  }

  addSignIns(at: number): void {
    if (this.#installation.hasPasskeys) this.#signIns.add(at);
  }

  change(at: number): void {
    if (this.#isProven) this.#links.push({ change: this.#changes, email: this.#email, at });
    this.#changes += 1;
    this.#email = this.#changes;
    this.#isProven = this.#installation.hasMailServer;
  }

  undo(change: number): boolean {
    const index = this.#links.findIndex((link) => link.change === change);
    const link = this.#links[index];
    if (!link) return false;
    this.#links = this.#links.slice(0, index);
    this.#email = link.email;
    this.#isProven = true;
    this.#isAdmin = false;
    for (const at of this.#signIns) if (at > link.at) this.#signIns.delete(at);
    return true;
  }

  state() {
    const signIns = [...this.#signIns];
    return { email: this.#email, isAdmin: this.#isAdmin, passkeys: signIns, identities: signIns };
  }
}

/** In a session that was confirmed with the passkey, on an installation where admins need one. */
async function signedIn(golfer: { id: string; isAdmin: boolean }, passkeyId?: string): Promise<MemberContext> {
  const sid = crypto.randomUUID();
  const sess = { userId: golfer.id, createdAt: "2026-06-11T15:00:00Z", userAgent: null, ...(passkeyId && { passkeyId }) };
  await saveSession(world.db, { sid, sess, expire: new Date("2099-01-01") });
  return world.as(golfer, { caller: { browser: { sid } }, config: { hasMailServer: true, isAdminPasskeyRequired: true } });
}

async function anAccount({ hasMailServer, hasPasskeys, isAdmin }: Installation) {
  const domain = `${crypto.randomUUID()}.example`;
  const emailOf = (number: number) => `${number}@${domain}`;
  const golfer = await world.golfer({ email: emailOf(0), passwordHash: "hashed a long walk", isAdmin });
  const signInOf = (step: number) => `${step}@${golfer.id}`;
  /** One for each change, empty where none was mailed. */
  const links: string[] = [];
  let password = "a long walk";

  /** A session that the oldest passkey confirmed. */
  async function session(): Promise<MemberContext> {
    const [row] = await world.db.select().from(users).where(eq(users.id, golfer.id));
    const member = await signedIn({ id: golfer.id, isAdmin: row?.isAdmin ?? false }, signInOf(0));
    return { ...member, config: { ...member.config, hasMailServer } };
  }

  return {
    /** A passkey and an identity, of this step. */
    async addSignIns(step: number): Promise<void> {
      if (!hasPasskeys) return;
      await world.db.insert(passkeys).values({ ...aPasskeyRow(golfer.id), id: signInOf(step) });
      const identity = { issuer: `https://${step}.example/`, subject: signInOf(step) };
      await world.db.insert(identities).values({ ...identity, userId: golfer.id });
    },
    async change(): Promise<void> {
      const email = emailOf(links.length + 1);
      const ctx = await session();
      const [before] = await world.db.select().from(users).where(eq(users.id, golfer.id));
      await changeEmail(ctx, { email, password });
      if (hasMailServer) await confirmEmail(ctx, { token: await tokenFor(email, "confirm-email") });
      links.push(before?.emailVerifiedAt ? await tokenFor(before.email, "undo-email-change") : "");
    },
    async undo(change: number): Promise<string> {
      const token = links[change] ?? "";
      const ctx = world.anonymous({ config: { isAdminPasskeyRequired: true } });
      try {
        await undoEmailChange(ctx, { token, newPassword: NEW_PASSWORD });
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
      password = NEW_PASSWORD;
      return "undone";
    },
    async signIn(): Promise<void> {
      const [row] = await world.db.select().from(users).where(eq(users.id, golfer.id));
      await signIn(world.anonymous(), { email: row?.email ?? "", password });
    },
    async state() {
      const [row] = await world.db.select().from(users).where(eq(users.id, golfer.id));
      const ids = await world.db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, golfer.id));
      const own = eq(identities.userId, golfer.id);
      const subjects = await world.db.select({ id: identities.subject }).from(identities).where(own);
      const steps = (found: { id: string }[]) => found.map(({ id }) => Number(id.split("@")[0])).toSorted((a, b) => a - b);
      return {
        email: Number(row?.email.split("@")[0]),
        isAdmin: row?.isAdmin,
        passkeys: steps(ids),
        identities: steps(subjects),
      };
    },
  };
}

/** The token of the newest mail to an address with a link to the page. */
async function tokenFor(to: string, page: string): Promise<string> {
  await world.post();
  const links = world.mails
    .filter((mail) => mail.to === to)
    .map(({ text }) => new RegExp(`/${page}#\\w+=(\\S+)`).exec(text)?.[1]);
  const token = links.filter((link) => link !== undefined).at(-1);
  if (!token) throw new Error(`no link was mailed to ${to}`);
  return token;
}

test("undoing a change of email is refused with a password that is easy to guess, and the link goes on working", async () => {
  const golfer = await world.golfer({ email: "maya@home.example", passwordHash: "hashed a long walk" });
  const ctx = await signedIn(golfer);
  await changeEmail(ctx, { email: "maya@example.net", password: "a long walk" });
  await confirmEmail(ctx, { token: await tokenFor("maya@example.net", "confirm-email") });
  const token = await tokenFor("maya@home.example", "undo-email-change");
  const isRefused = { reason: "passwordEasyToGuess", issues: [{ path: ["newPassword"] }] };
  await expect(undoEmailChange(world.anonymous(), { token, newPassword: "password" })).rejects.toMatchObject(isRefused);
  expect(await undoEmailChange(world.anonymous(), { token, newPassword: NEW_PASSWORD })).toEqual({ undone: true });
});

describe("an email that was changed back and forth", () => {
  test("comes back to stay with the newest link to the address that was proven first", async () => {
    const golfer = await world.golfer({ email: "owner@home.example", passwordHash: "hashed a long walk" });
    for (const email of ["thief@example.com", "owner@home.example", "thief@example.org"]) {
      const ctx = await signedIn(golfer);
      await changeEmail(ctx, { email, password: "a long walk" });
      await confirmEmail(ctx, { token: await tokenFor(email, "confirm-email") });
    }
    const thief = await tokenFor("thief@example.com", "undo-email-change");
    const token = await tokenFor("owner@home.example", "undo-email-change");
    await undoEmailChange(world.anonymous(), { token, newPassword: NEW_PASSWORD });
    const again = undoEmailChange(world.anonymous(), { token: thief, newPassword: "a thief's walk" });
    await expect(again).rejects.toThrow("Invalid or expired token");
    expect(await signIn(world.anonymous(), { email: "owner@home.example", password: NEW_PASSWORD })).toMatchObject({
      id: golfer.id,
    });
  });
});

describe("an admin whose change of email is undone", () => {
  test("is no admin any more where admins need a passkey, and the log says why", async () => {
    const admin = await world.golfer({ email: "theo@example.com", passwordHash: "hashed a long walk", isAdmin: true });
    const ctx = await signedIn(admin);
    await changeEmail(ctx, { email: "new@example.com", password: "a long walk" });
    await confirmEmail(ctx, { token: await tokenFor("new@example.com", "confirm-email") });
    const token = await tokenFor("theo@example.com", "undo-email-change");
    await undoEmailChange(world.anonymous({ config: { isAdminPasskeyRequired: true } }), { token, newPassword: NEW_PASSWORD });
    const [row] = await world.db.select().from(users).where(eq(users.id, admin.id));
    expect(row).toMatchObject({ email: "theo@example.com", isAdmin: false });
    expect(await world.db.select().from(auditLog).where(eq(auditLog.adminId, admin.id))).toMatchObject([
      { adminId: admin.id, action: "admin-revoked", subject: "theo@example.com", reason: "Their change of email was undone" },
    ]);
  });
});
