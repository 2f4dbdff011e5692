import type { Db } from "@fourball/db/client";
import { DatabaseUnavailable } from "@fourball/db/database-errors";

/** The same database until its first commit; after that, the connection is lost. */
export function lostAfterCommit(db: Db): Db {
  let isLost = false;
  return new Proxy(db, {
    get(target, name) {
      if (isLost) throw new DatabaseUnavailable("The connection is lost");
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (name !== "transaction") return value.bind(target);
      return async (...args: unknown[]) => {
        const result: unknown = await value.apply(target, args);
        isLost = true;
        return result;
      };
    },
  });
}
