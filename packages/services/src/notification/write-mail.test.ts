import { messageOf } from "@fourball/domain/notification/message-of";
import { expect, test } from "vitest";
import { writeText } from "./send-text.ts";
import { writeMail } from "./write-mail.ts";

const publicUrl = "https://fourball.example";
const round = { courseName: "Pebble Beach", date: "2026-06-12", time: "07:30" };
const asked = (actorName: string) =>
  messageOf({ kind: "join-requested", participantId: "p", golferId: "g", ...round }, { teeTimeId: "game", actorName });

test("a mail says the same in text and in HTML, with a link to this site", () => {
  const { subject, text, html } = writeMail(asked("Maya Lin"), { publicUrl });
  expect(subject).toBe("Maya Lin would like to join your round");
  for (const body of [text, html]) {
    expect(body).toContain("Maya Lin asks to join your round at Pebble Beach on Friday, June 12 at 7:30 AM.");
    expect(body).toContain("https://fourball.example/dashboard?tab=requests");
  }
});

test("whatever a golfer is called stays text", () => {
  const { subject, html } = writeMail(asked('<img src=x onerror="a()">\r\nBcc: all@example.com'), { publicUrl });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=&quot;a()&quot;&gt;");
});

test("a mail fetches nothing from anywhere", () => {
  const { html } = writeMail(asked("Maya"), { publicUrl });
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/);
});

test("mails that can be turned off carry the way out for people and for mail programs", () => {
  const wayOut = { token: "t0ken", group: "JoinRequests" as const };
  const { text, headers } = writeMail(asked("Maya"), { publicUrl, wayOut });
  expect(text).toContain("https://fourball.example/unsubscribe#token=t0ken&group=JoinRequests");
  expect(headers).toEqual({
    "List-Unsubscribe": "<https://fourball.example/api/unsubscribe/t0ken/JoinRequests>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

test("a text message fits into one, and its link is whole", () => {
  const text = writeText(
    { lead: "word ".repeat(60), action: { label: "See", path: "/tee-times/3f0e7a52-8a2f-4b53-9f3c-4f1d4f7f9a11" } },
    publicUrl,
  );
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/\.\.\. https:\/\/fourball\.example\/tee-times\/3f0e7a52-8a2f-4b53-9f3c-4f1d4f7f9a11$/);
});
