import { parsedUrl } from "../parsed-url.ts";

const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
  /^([\w-]+\.)+notify\.windows\.com$/,
];

/** Whether an address belongs to a browser's own push service: the server calls what golfers give here, so it calls nothing else. */
export function isPushService(endpoint: string): boolean {
  const url = parsedUrl(endpoint);
  if (!url) return false;
  const { protocol, hostname, port, username } = url;
  return protocol === "https:" && port === "" && username === "" && HOSTS.some((host) => host.test(hostname));
}
