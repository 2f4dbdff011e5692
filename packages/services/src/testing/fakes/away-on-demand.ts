import type { Db } from "@fourball/db/client";
import { DatabaseUnavailable } from "@fourball/db/database-errors";

/** The same database, until it goes away. */
export function awayOnDemand(db: Db): { db: Db; goAway(): void } {
  let isAway = false;
  const away = new Proxy(db, {
    get(target, name) {
      if (isAway) throw new DatabaseUnavailable("The database is away");
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    db: away,
    goAway() {
      isAway = true;
    },
  };
}
