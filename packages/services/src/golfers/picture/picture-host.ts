import { BlockList, isIPv4 } from "node:net";
import { parsedUrl } from "@fourball/domain/parsed-url";
import { pictureHashAt } from "@fourball/domain/picture/address";

const reserved = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["224.0.0.0", 3],
] as const)
  reserved.addSubnet(network, bits, "ipv4");

const assigned = new BlockList();
assigned.addSubnet("2000::", 3, "ipv6");

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const PRIVATE_NAME = /^[^.]*$|\.(localhost|local|internal|home\.arpa)$/;

/**
 * Whether the browsers of others may load a picture from there: of this site only its pictures, and nothing of the networks that
 * they are in. http on localhost stays allowed only where the installation itself runs on localhost.
 */
export function mayShowPictureAt(address: string, publicUrl: string): boolean {
  const url = parsedUrl(address);
  if (!url) return false;
  const { hostname, port } = url;
  const site = new URL(publicUrl);
  const host = hostname.replace(/\.+$/, "");
  const isLocalSite = LOCAL.test(site.hostname);
  const isThisSite = host === site.hostname || (isLocalSite && LOCAL.test(host));
  if (isThisSite && port === site.port) return pictureHashAt(address, publicUrl) !== undefined;
  return LOCAL.test(host) ? isLocalSite : isPublicHost(host);
}

function isPublicHost(host: string): boolean {
  if (host.startsWith("[")) return assigned.check(host.slice(1, -1), "ipv6");
  return isIPv4(host) ? !reserved.check(host) : !PRIVATE_NAME.test(host);
}
