/** A message as a reader received it. */
export type SeenLine = { seq: number; id: string; clientId: string | null };

export type ChatHistory = {
  /** The stored messages, oldest first. */
  stored: SeenLine[];
  /** What each reader received, over all its sockets, in order. */
  read: SeenLine[][];
  /** The acknowledged messages. Nothing else was ever sent. */
  acked: { clientId: string; seq: number }[];
};

/** The errors in the history of one chat; empty for a correct history. */
export function complaintsAbout({ stored, read, acked }: ChatHistory): string[] {
  return [
    ...gaps(stored),
    ...lost(stored, acked),
    ...strangers(stored, acked),
    ...read.flatMap((lines, index) => differences(stored, lines, index)),
  ];
}

const gaps = (stored: SeenLine[]): string[] =>
  stored.flatMap(({ seq }, index) => (seq === index + 1 ? [] : [`line ${index + 1} is numbered ${seq}`]));

function lost(stored: SeenLine[], acked: ChatHistory["acked"]): string[] {
  const found = seqsByClientId(stored);
  return acked.flatMap(({ clientId, seq }) => {
    const seqs = found.get(clientId) ?? [];
    return seqs.length === 1 && seqs[0] === seq ? [] : [`${clientId} was acknowledged as ${seq} and is stored as [${seqs}]`];
  });
}

function strangers(stored: SeenLine[], acked: ChatHistory["acked"]): string[] {
  const sent = new Set(acked.map(({ clientId }) => clientId));
  return stored.flatMap(({ clientId, seq }) =>
    clientId === null || sent.has(clientId) ? [] : [`nobody sent line ${seq}, ${clientId}`],
  );
}

/** The first message at which a reader differs from the stored history. */
function differences(stored: SeenLine[], lines: SeenLine[], reader: number): string[] {
  const index = Array.from({ length: Math.max(stored.length, lines.length) }, (_, at) => at).find(
    (at) => lines[at]?.id !== stored[at]?.id,
  );
  if (index === undefined) return [];
  return [`reader ${reader} has ${lines[index]?.seq ?? "nothing"} where the room has ${stored[index]?.seq ?? "nothing"}`];
}

function seqsByClientId(stored: SeenLine[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { clientId, seq } of stored) if (clientId !== null) found.set(clientId, [...(found.get(clientId) ?? []), seq]);
  return found;
}
