import { describe, expect, test } from "vitest";
import { isPushService } from "./push-service.ts";

describe("a push service", () => {
  test.each([
    "https://fcm.googleapis.com/fcm/send/a",
    "https://updates.push.services.mozilla.com/wpush/v2/a",
    "https://web.push.apple.com/a",
    "https://api.push.apple.com/a",
    "https://wns2-by3p.notify.windows.com/w/?token=a",
  ])("is accepted at %s", (endpoint) => {
    expect(isPushService(endpoint)).toBe(true);
  });

  test.each([
    "https://localhost/internal",
    "https://127.0.0.1/",
    "https://fcm.googleapis.com.evil.example/",
    "https://evil.example/fcm.googleapis.com",
    "https://evilnotify.windows.com/",
    "https://fcm.googleapis.com:8443/",
    "https://user@fcm.googleapis.com/",
    "http://fcm.googleapis.com/",
    "not an address",
  ])("is refused at %s", (endpoint) => {
    expect(isPushService(endpoint)).toBe(false);
  });
});
