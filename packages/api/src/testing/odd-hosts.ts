/** Values of the Host header that no address can be made of, though many of them look like a name. */
export const UNREADABLE_HOSTS: readonly string[] = [
  ...["a.1", "a..1", "1..2", "a.1.", "a.0x1", "1e3.1", "example.0x", "example.08", "a.1:3000"],
  ...["1.2.3.4.5", "1.2.3.4.5:3000", "0.0.0.0.0", "256.256.256.256", "256.1.1.1:6000", "1.2.3.256", "1.16777216"],
  ...["99999999999", "4294967296", "0x100000000", "0xg.1", "1.2.3.09", "01.02.03.08"],
  ...["xn--", "xn--a", "xn--a.example", "xn--zz--zz", "a.xn--"],
  ...["a:99999", "a:65536", "a:b", ":80", "A.1"],
  ...["[", "[]", "[::1", "[::1]:x", "[1::2::3]", "[fe80::1%25eth0]", "[v1.a]"],
  ...["a b", "a|b", "a^b", "a<b", "a%", "a%zz", "a%00"],
];

/** Those that an address can be made of, if not always the one that was meant. */
export const READABLE_HOSTS: readonly string[] = [
  ...["0x", "0x7f.1", "2130706433", "%31.%31", "-", "_", ".", "..", "a.", "1.2.3.4..", "a:0", "a:", "LOCALHOST"],
  ...["a/b", "a?b", "a#b", "a@b", "user:pass@a", "a\\b", "a,b", "a;b", "*", "{}", '"a"', "é", `a.${"b".repeat(300)}`],
];
