export type Job = { databaseUrl: string; port: number };

/** The arguments from the benchmark that started this process. */
export function readJob(): Job {
  const [, , databaseUrl, port] = process.argv;
  if (!databaseUrl || !port) throw new Error("a peer is started with the address of its database and a port");
  return { databaseUrl, port: Number(port) };
}

export const sayReady = (): void => {
  process.send?.("ready");
};
