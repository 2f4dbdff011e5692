import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { FailureDescription } from "@fourball/api/describe-failure";

/** Answers an upgrade request with an HTTP error, and closes the connection. */
export function refuseUpgrade(socket: Duplex, { status, message, retryAfterSeconds }: FailureDescription): void {
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    "Connection: close",
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(retryAfterSeconds ? [`Retry-After: ${retryAfterSeconds}`] : []),
  ];
  socket.once("finish", () => socket.destroy());
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
