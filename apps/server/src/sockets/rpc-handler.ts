import { unauthorized } from "@fourball/domain/failure";
import { RpcSocket } from "./rpc-socket.ts";
import type { UpgradeHandler } from "./upgrade-handler.ts";

/** Authenticates by the session cookie, before the socket opens. */
export const rpcHandler: UpgradeHandler = async (context, { request: { headers }, connection }) => {
  const { sessions } = context.deps;
  const browser = { cookieHeader: headers.cookie, userAgent: headers["user-agent"], setCookie: () => undefined };
  const viewer = await sessions.viewerOf(browser);
  const { sid } = sessions.of(browser);
  if (!viewer || !sid) throw unauthorized();
  connection.authenticated(viewer.id);
  return (writer) => new RpcSocket({ context, address: connection.address, viewer, sid, writer });
};
