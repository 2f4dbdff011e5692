import { pictures, reports } from "@fourball/db/schema/index";
import type { ReportTarget } from "@fourball/domain/report/schema";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../../account-data/delete-account.ts";
import { exportOwnData } from "../../account-data/export-own-data.ts";
import { deleteMessage } from "../../chat/delete-message.ts";
import { say } from "../../chat/say.ts";
import { sendPhoto } from "../../chat/send-photo.ts";
import { updateProfile } from "../../discover/profile/update-profile.ts";
import { editTeeTime } from "../../games/tee-time/edit-tee-time.ts";
import { requireEvidenceReader } from "../../golfers/picture/require-picture-reader.ts";
import { uploadPicture } from "../../golfers/picture/upload-picture.ts";
import { deleteOldData } from "../../jobs/delete-old-data.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { one } from "../../testing/one.ts";
import { testWorld } from "../../testing.ts";
import { blockGolfer } from "../block/block-golfer.ts";
import { sendReport } from "./send-report.ts";

const world = testWorld();

/** Sam hosts a game in which Priya plays; Ines has nothing to do with either. */
async function aGame() {
  const [sam, priya, ines] = await world.golfers([
    { firstName: "Sam", lastName: "Costa", passwordHash: "hashed secret" },
    { firstName: "Priya", passwordHash: "hashed secret" },
    { firstName: "Ines" },
  ]);
  if (!sam || !priya || !ines) throw new Error("three golfers were made");
  const { id: teeTimeId } = await world.teeTime({ hostId: sam.id, description: "Losers pay" });
  await world.request({ id: teeTimeId }, priya, "confirmed");
  return { sam, priya, ines, teeTimeId, as: { sam: world.as(sam), priya: world.as(priya), ines: world.as(ines) } };
}

type Member = ReturnType<typeof world.as>;
const report = (ctx: Member, about: ReportTarget) => sendReport(ctx, { about, reason: "harassment", words: "" });
const golfer = ({ id }: { id: string }): ReportTarget => ({ subject: "golfer", userId: id });
const storedReport = async () => one(await world.db.select().from(reports));
const evidence = async () => (await storedReport()).evidence;

const picture = Uint8Array.of(1, 2, 3);
const uploadPhoto = async (ctx: Member) => {
  const { url } = await uploadPicture(ctx, { kind: "golfer", bytes: picture });
  await updateProfile(ctx, { profileImageUrl: url });
  return url;
};
/** So many days pass for the pictures. */
async function wait(days: number): Promise<void> {
  const ago = sql.raw(`interval '${days} days'`);
  await world.db
    .update(pictures)
    .set({ unusedSince: sql`${pictures.unusedSince} - ${ago}`, deletedAt: sql`${pictures.deletedAt} - ${ago}` });
  await runDueJobs(world.anonymous());
}

describe("the evidence of a report", () => {
  test("of a message keeps its text, author, time and game after the author deleted it", async () => {
    const { as, teeTimeId, sam } = await aGame();
    const { seq, timestamp } = await say(as.sam, { teeTimeId, message: "Stay off my course or else" });
    await report(as.priya, { subject: "message", teeTimeId, seq });
    await deleteMessage(as.sam, { teeTimeId, seq });
    expect(await storedReport()).toMatchObject({
      reportedId: sam.id,
      evidence: { name: "Sam Costa", message: "Stay off my course or else", sentAt: timestamp, game: { teeTimeId } },
    });
  });

  test("of a game keeps how it was before the host changed it", async () => {
    const { as, teeTimeId } = await aGame();
    await report(as.ines, { subject: "game", teeTimeId });
    await editTeeTime(as.sam, { teeTimeId, description: "All are welcome", date: "2026-06-13" });
    expect(await evidence()).toMatchObject({
      subject: "game",
      description: "Losers pay",
      game: { date: "2026-06-12", time: "07:30", hostName: "Sam Costa" },
    });
  });

  test("of a photo keeps its files for admins while the golfer replaces it, and until the report is deleted", async () => {
    const { as, sam } = await aGame();
    await uploadPhoto(as.sam);
    await report(as.priya, { subject: "picture", userId: sam.id, picture: "photo" });
    await updateProfile(as.sam, { profileImageUrl: null });
    await wait(30);
    expect(world.pictureFiles.size).toBe(2);
    const { hash } = one(await world.db.select().from(pictures));
    const admin = world.as(await world.golfer({ isAdmin: true }));
    await requireEvidenceReader({ ...admin, viewer: { ...admin.viewer, isAdmin: true } }, hash);
    await expect(requireEvidenceReader(as.priya, hash)).rejects.toThrow("Admin access required");

    const settled = { settledAt: sql`now() - interval '401 days'`, settledById: sam.id, settledReason: "x", outcome: "nothing" };
    await world.db.update(reports).set({ ...settled, outcome: "nothing" });
    await deleteOldData(world.anonymous());
    await wait(1);
    expect(world.pictureFiles.size).toBe(0);
  });

  test("survives the account of its golfer, with the name and the photo of that time", async () => {
    const { as, teeTimeId } = await aGame();
    const { seq } = await sendPhoto(as.sam, { teeTimeId, description: "Look", bytes: picture });
    await report(as.priya, { subject: "message", teeTimeId, seq });
    await deleteAccount(as.sam, { password: "secret" });
    await wait(30);
    expect(world.pictureFiles.size).toBe(2);
    expect(await evidence()).toMatchObject({ name: "Sam Costa", message: "Look" });
  });

  test("is whole, or there is no report, when the message is deleted at the same moment", { tags: "race" }, async () => {
    const { as, teeTimeId } = await aGame();
    for (const message of ["One", "Two", "Three"]) {
      const { seq } = await say(as.sam, { teeTimeId, message });
      const [sent] = await Promise.allSettled([
        report(as.priya, { subject: "message", teeTimeId, seq }),
        deleteMessage(as.sam, { teeTimeId, seq }),
      ]);
      if (sent.status === "rejected") expect(sent.reason).toMatchObject({ message: "Message not found" });
    }
    for (const { evidence } of await world.db.select().from(reports))
      expect(evidence).toMatchObject({ message: /^(One|Two|Three)$/ });
  });
});

describe("a report", () => {
  test("sent again while it is open is the same, also when both come at once", { tags: "race" }, async () => {
    const { as, sam, teeTimeId } = await aGame();
    const twice = await Promise.all([report(as.priya, golfer(sam)), report(as.priya, golfer(sam))]);
    expect(twice[1]).toEqual(twice[0]);
    await report(as.priya, { subject: "game", teeTimeId });
    expect(await world.db.$count(reports)).toBe(2);
  });

  test("is the fourth of a day at most once, however many come at once", { tags: "race" }, async () => {
    const { as } = await aGame();
    const golfers = await world.golfers([{}, {}, {}, {}, {}, {}]);
    const sent = await Promise.allSettled(golfers.map((each) => report(as.priya, golfer(each))));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    for (const each of sent)
      if (each.status === "rejected")
        expect(each.reason).toMatchObject({
          code: "too_many_requests",
          message: "You can send 3 reports a day. Try again tomorrow.",
          retryAfterSeconds: expect.any(Number),
        });
    await world.db.update(reports).set({ createdAt: sql`${reports.createdAt} - interval '24 hours'` });
    await report(as.priya, golfer(one(await world.golfers([{}]))));
  });

  test("is refused of what the golfer can't see, as if it didn't exist", async () => {
    const { as, sam, teeTimeId } = await aGame();
    const { seq } = await say(as.sam, { teeTimeId, message: "Hi" });
    const hidden = await world.golfer({ publicProfile: false });
    await expect(report(as.ines, golfer(hidden))).rejects.toThrow("Golfer not found");
    await expect(report(as.ines, { subject: "message", teeTimeId, seq })).rejects.toThrow("You are not a participant");
    await expect(report(as.priya, { subject: "message", teeTimeId, seq: 99 })).rejects.toThrow("Message not found");
    await expect(report(as.priya, { subject: "picture", userId: sam.id, picture: "cover" })).rejects.toThrow("Picture not found");
    await blockGolfer(as.sam, { userId: as.ines.viewer.id });
    await expect(report(as.ines, golfer(sam))).rejects.toThrow("Golfer not found");
    await expect(report(as.ines, { subject: "game", teeTimeId })).rejects.toThrow("Tee time not found");
  });

  test("can be about a golfer with a private profile who hosts or plays in a game", async () => {
    const { as, sam, priya } = await aGame();
    await updateProfile(as.sam, { publicProfile: false });
    await updateProfile(as.priya, { publicProfile: false });
    await report(as.ines, golfer(sam));
    await report(as.ines, golfer(priya));
    await blockGolfer(as.priya, { userId: sam.id });
    await report(as.sam, golfer(priya));
  });

  test("isn't possible of oneself", async () => {
    const { as, sam, priya, teeTimeId } = await aGame();
    const { seq } = await say(as.sam, { teeTimeId, message: "Hi" });
    await expect(report(as.priya, golfer(priya))).rejects.toThrow("You cannot report yourself");
    await expect(report(as.sam, { subject: "game", teeTimeId })).rejects.toThrow("You cannot report yourself");
    await expect(report(as.sam, { subject: "message", teeTimeId, seq })).rejects.toThrow("You cannot report yourself");
    await expect(report(as.sam, { subject: "picture", userId: sam.id, picture: "photo" })).rejects.toThrow();
  });

  test("changes nothing for the golfer whom it is about: no event, notification or line of the export", async () => {
    const { as, sam } = await aGame();
    const exported = async () => ({ ...(await exportOwnData(as.sam)), exportedAt: "" });
    const before = await exported();
    world.events.length = 0;
    await report(as.priya, golfer(sam));
    expect(world.events).toEqual([]);
    expect(await exported()).toEqual(before);
    expect(await world.notificationsFor(sam)).toEqual([]);
    expect((await exportOwnData(as.priya)).reports).toMatchObject([{ subject: "golfer", reason: "harassment", outcome: null }]);
  });

  test("is kept when the reporter closes the account", async () => {
    const { as, sam, priya } = await aGame();
    await report(as.priya, golfer(sam));
    await deleteAccount(as.priya, { password: "secret" });
    expect(await world.db.$count(reports, eq(reports.reporterId, priya.id))).toBe(1);
  });
});
