/** Whether the server can be reached, as far as the last call or the browser says. */
type Connection = { isLost: boolean; lostAt: number };

let connection: Connection = { isLost: false, lostAt: 0 };
const listeners = new Set<() => void>();

function set(isLost: boolean): void {
  if (isLost === connection.isLost) return;
  connection = { isLost, lostAt: isLost ? Date.now() : connection.lostAt };
  for (const listener of listeners) listener();
}

/** A call found nobody who answers. */
export const noteLost = (): void => set(true);

/** The server answered, whatever it said. */
export const noteReached = (): void => set(false);

export const readConnection = (): Connection => connection;

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
