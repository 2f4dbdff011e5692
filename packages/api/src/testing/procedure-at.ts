/** A tRPC caller is a proxy, so the procedure is looked up name by name. */
export function procedureAt(caller: object, path: string): (input: unknown) => Promise<unknown> {
  const procedure: unknown = path.split(".").reduce<unknown>((node, name) => Reflect.get(Object(node), name), caller);
  if (typeof procedure !== "function") throw new Error(`${path} names no procedure`);
  return async (input) => procedure(input);
}
