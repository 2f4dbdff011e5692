import { RawChatSocket } from "./raw-chat-socket.ts";
import type { UpgradeHandler } from "./upgrade-handler.ts";

/** Opens for anyone; a one-time token has to follow soon. Cookies are ignored. */
export const rawChatHandler: UpgradeHandler = async (context, { connection }) => {
  connection.openUnauthenticated();
  return (writer) => new RawChatSocket(context, connection, writer);
};
