import { unauthorized } from "@fourball/domain/failure";
import { type Door, socketContext } from "./door.ts";
import { RECONNECT } from "./rpc-frames.ts";
import { RpcSocket } from "./rpc-socket.ts";

/** The session cookie decides, before the socket opens. */
export const rpcSocketDoor: Door = async ({ deps, admission, sessions }, handshake, entered) => {
  const { headers } = handshake.request;
  const browser = { cookieHeader: headers.cookie, userAgent: headers["user-agent"], setCookie: () => undefined };
  const viewer = await deps.sessions.viewerOf(browser);
  const { sid } = deps.sessions.of(browser);
  if (!viewer || !sid) throw unauthorized();
  entered(admission.enterGolfer(viewer.id));
  return (outlet) => {
    entered(sessions.watch({ userId: viewer.id, sid, outlet }));
    const socket = new RpcSocket(outlet, socketContext(deps, handshake, viewer), deps.log);
    return { receive: (frame) => socket.receive(frame ?? ""), onClose: () => socket.close(), farewell: RECONNECT };
  };
};
