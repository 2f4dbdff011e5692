/** Whether the server can be reached, as far as the last call or the browser says. */
type Connection = { isLost: boolean; lostAt: number };

let connection: Connection = { isLost: false, lostAt: 0 };
let answers = 0;
const listeners = new Set<() => void>();

function set(isLost: boolean): void {
  if (isLost === connection.isLost) return;
  connection = { isLost, lostAt: isLost ? Date.now() : connection.lostAt };
  for (const listener of listeners) listener();
}

/** A call found nobody who answers. */
export const noteLost = (): void => set(true);

/** What to call when the call that is sent now takes long. The line is only lost if no other call is answered until then. */
export function lostUnlessAnswered(): () => void {
  const before = answers;
  return () => {
    if (answers === before) noteLost();
  };
}

/** The server answered, whatever it said. */
export const noteReached = (): void => {
  answers++;
  set(false);
};

export const readConnection = (): Connection => connection;

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
