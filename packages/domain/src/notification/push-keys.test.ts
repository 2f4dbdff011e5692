import { expect, test } from "vitest";
import { pushSubject } from "./push-keys.ts";

const https = "https://tees.example.org";
const http = "http://localhost:3000";
const admins = ["maya@example.org", "jonas@example.org"];

test.each([
  [
    "what the operator set",
    { subject: "mailto:tees@example.org", publicUrl: https, adminEmails: admins },
    "mailto:tees@example.org",
  ],
  ["the public address over https", { publicUrl: https, adminEmails: admins }, https],
  ["the first admin without https", { publicUrl: http, adminEmails: admins }, "mailto:maya@example.org"],
  ["a mailbox when nothing is known", { publicUrl: http, adminEmails: [] }, "mailto:postmaster@example.com"],
])("push services reach the operator by %s", (_what, installation, subject) => {
  expect(pushSubject(installation)).toBe(subject);
});
