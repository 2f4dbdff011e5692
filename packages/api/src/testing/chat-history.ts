/** A message as a reader received it. */
export type SeenMessage = { seq: number; id: string; clientId: string | null };

export type ChatHistory = {
  /** The stored messages, oldest first. */
  stored: SeenMessage[];
  /** What each reader received, over all its sockets, in order. */
  read: SeenMessage[][];
  /** The acknowledged messages. Nothing else was ever sent. */
  acked: { clientId: string; seq: number }[];
};

/** The errors in the history of one chat; empty for a correct history. */
export function complaintsAbout({ stored, read, acked }: ChatHistory): string[] {
  return [
    ...gaps(stored),
    ...lost(stored, acked),
    ...strangers(stored, acked),
    ...read.flatMap((messages, index) => differences(stored, messages, index)),
  ];
}

const gaps = (stored: SeenMessage[]): string[] =>
  stored.flatMap(({ seq }, index) => (seq === index + 1 ? [] : [`message ${index + 1} is numbered ${seq}`]));

function lost(stored: SeenMessage[], acked: ChatHistory["acked"]): string[] {
  const found = seqsByClientId(stored);
  return acked.flatMap(({ clientId, seq }) => {
    const seqs = found.get(clientId) ?? [];
    return seqs.length === 1 && seqs[0] === seq ? [] : [`${clientId} was acknowledged as ${seq} and is stored as [${seqs}]`];
  });
}

function strangers(stored: SeenMessage[], acked: ChatHistory["acked"]): string[] {
  const sent = new Set(acked.map(({ clientId }) => clientId));
  return stored.flatMap(({ clientId, seq }) =>
    clientId === null || sent.has(clientId) ? [] : [`nobody sent message ${seq}, ${clientId}`],
  );
}

/** The first message at which a reader differs from the stored history. */
function differences(stored: SeenMessage[], messages: SeenMessage[], reader: number): string[] {
  const index = Array.from({ length: Math.max(stored.length, messages.length) }, (_, at) => at).find(
    (at) => messages[at]?.id !== stored[at]?.id,
  );
  if (index === undefined) return [];
  return [`reader ${reader} has ${messages[index]?.seq ?? "nothing"} where the room has ${stored[index]?.seq ?? "nothing"}`];
}

function seqsByClientId(stored: SeenMessage[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { clientId, seq } of stored) if (clientId !== null) found.set(clientId, [...(found.get(clientId) ?? []), seq]);
  return found;
}
