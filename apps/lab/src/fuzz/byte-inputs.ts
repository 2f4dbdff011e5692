import { READABLE_HOSTS, UNREADABLE_HOSTS } from "@fourball/api/testing/odd-hosts";
import { type Arbitrary, array, constant, constantFrom, oneof, record, string } from "fast-check";
import type { FuzzInput } from "./input.ts";

const piece = constantFrom(
  ...[
    "..",
    ".",
    "%2e%2e",
    "%2f",
    "\\",
    "//",
    "%",
    "%zz",
    "%00",
    "assets",
    "index.html",
    "chat",
    "tee-times",
    "{teeTime}",
    "favicon.ico",
  ],
  ...[
    "sw.js",
    "x".repeat(2000),
    "?",
    "#",
    ";",
    "%ff",
    "etc/passwd",
    "api",
    "api/docs",
    "healthz",
    "readyz",
    "c:",
    "~",
    "|",
    "calendar",
  ],
);
export const staticPathInput: Arbitrary<FuzzInput> = record({
  method: constantFrom("GET", "GET", "HEAD", "POST", "OPTIONS", "TRACE", "PROPFIND"),
  pieces: array(piece, { maxLength: 6 }),
  separator: constantFrom("/", "", "//"),
  header: constantFrom("", "Range: bytes=0-\r\n", "If-None-Match: *\r\n", "Accept-Encoding: br\r\n", "If-Modified-Since: x\r\n"),
}).map(({ method, pieces, separator, header }) => ({
  kind: "static path",
  bytes: `${method} /${pieces.join(separator)} HTTP/1.1\r\nHost: {host}\r\n${header}Connection: close\r\n\r\n`,
}));

/** Hosts that look like names to one parser and like nothing to another. */
export const oddHostInput: Arbitrary<FuzzInput> = record({
  request: constantFrom(
    ...["GET /", "HEAD /marketplace", "GET /tee-times/{teeTime}", "GET /profile/{golfer}", "GET /nowhere", "GET /healthz"],
    ...[
      "GET /api/courses",
      "GET /api/auth/oidc/callback?code=a",
      "GET /trpc/course.list",
      "GET /trpc/course.list?batch=1&input={}",
    ],
    ...["POST /api/auth/login", "POST /trpc/account.signIn?batch=1", "PUT /api/nowhere", "GET /ws", "GET /trpc"],
  ),
  host: constantFrom(...UNREADABLE_HOSTS, ...READABLE_HOSTS),
  rest: constantFrom(
    "\r\n",
    "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
  ),
}).map(({ request, host, rest }) => ({
  kind: "odd host",
  bytes: `${request} HTTP/1.1\r\nHost: ${Buffer.from(host).toString("latin1")}\r\nConnection: close\r\n${rest}`,
}));

const line = constantFrom(
  ...[
    "GET / HTTP/1.1\r\n",
    "GET / HTTP/9.9\r\n",
    "POST /api/auth/login HTTP/1.1\r\n",
    "GET http://[ HTTP/1.1\r\n",
    "\r\n",
    "\n",
    "\u0000",
  ],
  ...[
    "Host: {host}\r\n",
    "Host: \r\n",
    "Host: a b\r\n",
    "Host: {host}\r\nHost: x\r\n",
    "Content-Length: 5\r\n",
    "Content-Length: -1\r\n",
  ],
  ...[
    "Transfer-Encoding: chunked\r\n",
    "Transfer-Encoding: gzip, chunked\r\n",
    "5\r\nhello\r\n",
    "FFFFFFFFFFFFFFFF\r\n",
    "0\r\n\r\n",
  ],
  ...[
    "Upgrade: websocket\r\nConnection: Upgrade\r\n",
    "Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n",
    "Expect: 100-continue\r\n",
  ],
  ...[
    "GET /ws HTTP/1.1\r\n",
    "GET /trpc HTTP/1.1\r\n",
    "CONNECT a:1 HTTP/1.1\r\n",
    "OPTIONS * HTTP/1.1\r\n",
    `X: ${"x".repeat(20_000)}\r\n`,
  ],
  ...[
    "\u0016\u0003\u0001\u0002\u0000\u0001",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    " : \r\n",
    "é: ü\r\n",
    "Content-Type: application/json\r\n",
    "{}",
  ],
);
export const rawBytesInput: Arbitrary<FuzzInput> = record({
  kind: constant("raw bytes" as const),
  bytes: array(oneof({ weight: 5, arbitrary: line }, string({ unit: "binary-ascii", maxLength: 30 })), {
    minLength: 1,
    maxLength: 9,
  }).map((parts) => parts.join("")),
});
