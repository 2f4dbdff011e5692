import { unauthorized } from "@fourball/domain/failure";
import { redeemSocketToken } from "@fourball/services/chat/socket-token";
import { RawChatSocket } from "./raw-chat-socket.ts";
import { socketContext, type UpgradeHandler } from "./upgrade-handler.ts";

/** Opens for anyone; a one-time token has to follow soon. Cookies are ignored. */
export const rawChatHandler: UpgradeHandler = async (
  { deps, connections, sessions, authenticateWithinMs },
  { address },
  resources,
) => {
  const releaseUnauthenticated = connections.acquireUnauthenticated();
  resources.defer(releaseUnauthenticated);
  return (writer) => {
    const socket = new RawChatSocket({
      writer,
      log: deps.log,
      authenticateWithinMs,
      async authenticate(token) {
        const holder = await redeemSocketToken(deps.services.db, token);
        // The socket may close while the token is looked up.
        if (!holder || resources.disposed) throw unauthorized("Invalid or expired token");
        const { viewer, sid } = holder;
        resources.defer(connections.acquireForUser(viewer.id));
        releaseUnauthenticated();
        resources.defer(sessions.watch({ userId: viewer.id, sid, writer }));
        deps.markOnline(viewer.id);
        return socketContext(deps, address, viewer);
      },
    });
    return { receive: (frame) => socket.receive(frame), onClose: () => socket.close() };
  };
};
