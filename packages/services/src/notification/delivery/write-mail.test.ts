import { messageOf } from "@fourball/domain/notification/message-of";
import { describe, expect, test } from "vitest";
import { writeText } from "./send-text.ts";
import { writeMail } from "./write-mail.ts";

const publicUrl = "https://fourball.example";
const round = { courseName: "Pebble Beach", date: "2026-06-12", time: "07:30" };
const asked = (actorName: string) =>
  messageOf({ kind: "join-requested", participantId: "p", golferId: "g", ...round }, { teeTimeId: "game", actorName });

describe("a mail", () => {
  test("has the same content in text and HTML, with a link to the site", () => {
    const { subject, text, html } = writeMail(asked("Maya Lin"), { publicUrl });
    expect(subject).toBe("Maya Lin wants to join your game: Pebble Beach, Fri, Jun 12");
    for (const body of [text, html]) {
      expect(body).toContain("Maya Lin wants to join your game at Pebble Beach on Friday, June 12 at 7:30 AM.");
      expect(body).toContain("https://fourball.example/dashboard?tab=requests");
    }
  });

  test("escapes the names of golfers", () => {
    const { subject, html } = writeMail(asked('<img src=x onerror="a()">\r\nBcc: all@example.com'), { publicUrl });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src=x onerror=&quot;a()&quot;&gt;");
  });

  test("loads no external content", () => {
    const { html } = writeMail(asked("Maya"), { publicUrl });
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/);
  });

  test("has unsubscribe links for people and for mail programs", () => {
    const unsubscribe = { token: "t0ken", group: "JoinRequests" as const };
    const { text, headers } = writeMail(asked("Maya"), { publicUrl, unsubscribe });
    expect(text).toContain("https://fourball.example/unsubscribe#token=t0ken&group=JoinRequests");
    expect(headers).toMatchObject({
      "List-Unsubscribe": "<https://fourball.example/api/unsubscribe/t0ken/JoinRequests>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });
});

describe("a text message", () => {
  test("fits into 160 characters with its whole link", () => {
    const text = writeText(
      { lead: "word ".repeat(60), action: { label: "See", path: "/tee-times/3f0e7a52-8a2f-4b53-9f3c-4f1d4f7f9a11" } },
      publicUrl,
    );
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/\.\.\. https:\/\/fourball\.example\/tee-times\/3f0e7a52-8a2f-4b53-9f3c-4f1d4f7f9a11$/);
  });
});
