import { unauthorized } from "@fourball/domain/failure";
import { redeemSocketToken } from "@fourball/services/chat/socket-token";
import { type Door, socketContext } from "./door.ts";
import { RawChatSocket } from "./raw-chat-socket.ts";

/** Anybody may open a socket here and then has a moment to show a one-time token. Cookies mean nothing. */
export const rawChatDoor: Door = async ({ deps, admission, sessions, authenticateWithinMs }, handshake, entered) => {
  const leaveUnauthenticated = admission.enterUnauthenticated();
  entered(leaveUnauthenticated);
  return (outlet) => {
    const socket = new RawChatSocket({
      outlet,
      log: deps.log,
      authenticateWithinMs,
      async authenticate(token) {
        const holder = await redeemSocketToken(deps.world.db, token);
        if (!holder) throw unauthorized("Invalid or expired token");
        const { viewer, sid } = holder;
        entered(admission.enterGolfer(viewer.id));
        leaveUnauthenticated();
        entered(sessions.watch({ userId: viewer.id, sid, outlet }));
        deps.seen(viewer.id);
        return socketContext(deps, handshake, viewer);
      },
    });
    return { receive: (frame) => socket.receive(frame), onClose: () => socket.close() };
  };
};
