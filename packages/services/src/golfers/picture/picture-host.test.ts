import { describe, expect, test } from "vitest";
import { mayShowPictureAt } from "./picture-host.ts";

const SITE = "https://fourball.example";
const picture = `/pictures/${"a".repeat(64)}-512.webp`;

describe("the address of a picture", () => {
  test.each([
    "https://pictures.example/cover.jpg?w=800",
    "https://PICTURES.example:8443/cover.jpg",
    "https://münchen.example/a.jpg",
    "https://8.8.8.8/a.jpg",
    "https://172.32.0.1/a.jpg",
    "https://100.128.0.1/a.jpg",
    "https://[2606:4700::1111]/a.jpg",
    "https://internal.example/a.jpg",
    `https://elsewhere.example${picture}`,
    `${SITE}${picture}`,
  ])("may be %s", (address) => {
    expect(mayShowPictureAt(address, SITE)).toBe(true);
  });

  test.each([
    `${SITE}/api/logout`,
    `${SITE}${picture}?1`,
    `${SITE}/pictures/../api/logout`,
    `${SITE}/pictures/chat-${"a".repeat(64)}-800.webp`,
    `HTTPS://FOURBALL.example${picture}`,
    "https://fourball.example./api/logout",
    "https://fourball.example:443/api/logout",
    "https://localhost/a.jpg",
    "https://localhost./a.jpg",
    "http://localhost:3000/a.jpg",
    "https://app.localhost/a.jpg",
    "https://printer.local/a.jpg",
    "https://PRINTER.LOCAL./a.jpg",
    "https://db.internal/a.jpg",
    "https://router.home.arpa/a.jpg",
    "https://intranet/a.jpg",
    "https://127.0.0.1/a.jpg",
    "https://127.8.0.1/a.jpg",
    "https://0x7f.1/a.jpg",
    "https://2130706433/a.jpg",
    "https://127.0.0.1./a.jpg",
    "https://0.0.0.0/a.jpg",
    "https://10.1.2.3/a.jpg",
    "https://100.64.0.1/a.jpg",
    "https://169.254.169.254/latest/meta-data",
    "https://172.16.0.1/a.jpg",
    "https://192.168.1.1/a.jpg",
    "https://224.0.0.1/a.jpg",
    "https://[::1]/a.jpg",
    "https://[::]/a.jpg",
    "https://[::ffff:8.8.8.8]/a.jpg",
    "https://[::ffff:10.0.0.1]/a.jpg",
    "https://[fc00::1]/a.jpg",
    "https://[fe80::1]/a.jpg",
    "https://[ff02::1]/a.jpg",
    "not an address",
  ])("may not be %s", (address) => {
    expect(mayShowPictureAt(address, SITE)).toBe(false);
  });

  test.each([
    ["http://localhost:4000/a.jpg", true],
    ["http://127.0.0.1/a.jpg", true],
    ["https://[::1]:8443/a.jpg", true],
    [`http://localhost:3000${picture}`, true],
    ["http://localhost:3000/api/logout", false],
    ["http://127.0.0.1:3000/api/logout", false],
    ["http://[::1]:3000/api/logout", false],
    ["https://10.1.2.3/a.jpg", false],
    ["https://printer.local/a.jpg", false],
  ])("on an installation on this machine: %s (%s)", (address, isAllowed) => {
    expect(mayShowPictureAt(address, "http://localhost:3000")).toBe(isAllowed);
  });
});
