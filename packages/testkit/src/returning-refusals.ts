import { Failure } from "@fourball/domain/failure";

/** The mock world keeps to the rules of the domain, which throw: its answers return what these have thrown. */
export const returningRefusals = <Tree extends object>(afterEach: () => void, tree: Tree): Tree =>
  new Proxy(tree, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name);
      if (typeof found === "function") return (input: unknown) => returned(() => found(input), afterEach);
      return typeof found === "object" && found !== null ? returningRefusals(afterEach, found) : found;
    },
  });

function returned(answer: () => unknown, afterwards: () => void): unknown {
  try {
    const given = answer();
    afterwards();
    return given;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}
