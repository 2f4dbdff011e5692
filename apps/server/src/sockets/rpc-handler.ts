import { unauthorized } from "@fourball/domain/failure";
import { RECONNECT } from "./rpc-frames.ts";
import { RpcSocket } from "./rpc-socket.ts";
import { socketContext, type UpgradeHandler } from "./upgrade-handler.ts";

/** Authenticates by the session cookie, before the socket opens. */
export const rpcHandler: UpgradeHandler = async (
  { deps, connections, sessions },
  { request: { headers }, address },
  resources,
) => {
  const browser = { cookieHeader: headers.cookie, userAgent: headers["user-agent"], setCookie: () => undefined };
  const viewer = await deps.sessions.viewerOf(browser);
  const { sid } = deps.sessions.of(browser);
  if (!viewer || !sid) throw unauthorized();
  resources.defer(connections.acquireForUser(viewer.id));
  return (writer) => {
    resources.defer(sessions.watch({ userId: viewer.id, sid, writer }));
    const socket = new RpcSocket(writer, socketContext(deps, address, viewer), deps.log);
    return { receive: (frame) => socket.receive(frame ?? ""), onClose: () => socket.close(), closeMessage: RECONNECT };
  };
};
