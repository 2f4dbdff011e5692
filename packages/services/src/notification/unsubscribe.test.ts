import { users } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deleteAccount } from "../account/delete-account.ts";
import { testClub } from "../testing.ts";
import { unsubscribe } from "./unsubscribe.ts";

const club = testClub();

test("the link in a mail turns off its group of mails, for its golfer, as often as it is followed", async () => {
  const maya = await club.aGolfer({ unsubscribeToken: "mayas" });
  const jonas = await club.aGolfer({ unsubscribeToken: "jonas" });
  const wayOut = { token: "mayas", group: "TeeTimeChanges" as const };
  expect(await unsubscribe(club.anonymous(), wayOut)).toEqual({ group: "TeeTimeChanges" });
  expect(await unsubscribe(club.anonymous(), wayOut)).toEqual({ group: "TeeTimeChanges" });
  const flags = { emailJoinRequests: true, emailRequestApprovals: true, smsTeeTimeChanges: true };
  const [her] = await club.db.select().from(users).where(eq(users.id, maya.id));
  expect(her).toMatchObject({ ...flags, emailTeeTimeChanges: false });
  const [him] = await club.db.select().from(users).where(eq(users.id, jonas.id));
  expect(him).toMatchObject({ ...flags, emailTeeTimeChanges: true });
});

test("a link of an account that was closed works no longer", async () => {
  const maya = await club.aGolfer({ unsubscribeToken: "mayas", passwordHash: "hashed a long walk" });
  await deleteAccount(club.as(maya), { password: "a long walk" });
  await expect(unsubscribe(club.anonymous(), { token: "mayas", group: "JoinRequests" })).rejects.toThrow(
    "This link works no longer",
  );
});
