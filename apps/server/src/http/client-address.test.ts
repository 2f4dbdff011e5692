import { describe, expect, test } from "vitest";
import { addressOf } from "./client-address.ts";

const ofSocket = (remote: string | undefined) => addressOf(undefined, remote, 0);
const ofProxy = (forwarded: string, proxies = 1) => addressOf(forwarded, "10.0.0.9", proxies);

describe("the address of a client", () => {
  test("is the same within a /64 network of IPv6, and different outside of it", () => {
    const keys = ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:0DB8:0001:0002::abcd"].map(ofSocket);
    expect(new Set(keys)).toEqual(new Set(["2001:db8:1:2::/64"]));
    expect(ofSocket("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
    expect(ofSocket("fe80::1%eth0")).toBe("fe80::/64");
  });

  test("is that of IPv4 when it is written as IPv6", () => {
    for (const written of ["192.0.2.7", "::ffff:192.0.2.7", "::ffff:c000:207", "0:0:0:0:0:FFFF:192.0.2.7"])
      expect([written, ofSocket(written)]).toEqual([written, "192.0.2.7"]);
  });

  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["192.0.2.7:51234", "192.0.2.7"],
    ["[2001:db8::1]", "2001:db8::/64"],
    ["[2001:db8::1]:51234", "2001:db8::/64"],
    ["2001:db8::1", "2001:db8::/64"],
    ["[::ffff:192.0.2.7]:51234", "192.0.2.7"],
    ["198.51.100.1, 192.0.2.7:80 ", "192.0.2.7"],
  ])("is what the proxy saw, without a port: %s", (forwarded, key) => {
    expect(ofProxy(forwarded)).toBe(key);
  });

  test("is that of the socket when the proxy names no address", () => {
    for (const forwarded of ["", "unknown", "_hidden", "<script>", "999.1.1.1", ","])
      expect([forwarded, ofProxy(forwarded)]).toEqual([forwarded, "10.0.0.9"]);
    expect(ofProxy("192.0.2.7", 2)).toBe("10.0.0.9");
    expect(ofSocket(undefined)).toBe("unknown");
  });

  test("ignores forged entries before those of the trusted proxies", () => {
    expect(ofProxy("203.0.113.1, 203.0.113.2, 192.0.2.7")).toBe("192.0.2.7");
    expect(ofProxy("203.0.113.1, 192.0.2.7, 10.0.0.1", 2)).toBe("192.0.2.7");
    expect(addressOf("203.0.113.1", "192.0.2.7", 0)).toBe("192.0.2.7");
  });
});
