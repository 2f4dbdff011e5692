import { Failure } from "@fourball/domain/failure";

/** The mock world keeps to the rules of the domain, which throw: its answers return what these have thrown. */
export const returningRefusals = <Tree extends object>(tree: Tree): Tree =>
  new Proxy(tree, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name);
      if (typeof found === "function") return (input: unknown) => returned(() => found(input));
      return typeof found === "object" && found !== null ? returningRefusals(found) : found;
    },
  });

function returned(answer: () => unknown): unknown {
  try {
    return answer();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}
