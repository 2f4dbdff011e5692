import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { AppRouter } from "@fourball/api/router-types";
import { createFourballClient, type FourballClient } from "@fourball/client";
import { DEMO_EMAIL, DEMO_PASSWORD } from "@fourball/db/seed/demo-accounts";
import type { Dice } from "@fourball/db/seed/random";
import { TRPCClientError } from "@trpc/client";
import type postgres from "postgres";

export type Api = FourballClient["api"];
/** The key with which a call that creates may be repeated. */
type Keyed = { context: { idempotencyKey: string } };

export type Golfer = { id: string; email: string; headers: { cookie: string }; clients: Api[]; askedFor: Set<string> };

/** What the servers answered. */
export class Tally {
  calls = 0;
  readonly refused = new Map<string, number>();
  /** The server was killed before it answered. */
  unanswered = 0;
  readonly faults = new Map<string, number>();

  fault(what: string): void {
    add(this.faults, what);
  }

  refuse(what: string): void {
    add(this.refused, what);
  }
}

const add = (counts: Map<string, number>, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);

/** Golfers who read mail at their address, with the password of the demo's. Some agreed to the weekly email. */
export async function createGolfers(sql: postgres.Sql, count: number, urls: string[]): Promise<Golfer[]> {
  const rows = await sql<{ id: string; email: string }[]>`
    insert into users (email, email_verified_at, password_hash, first_name, last_name, search_text, handicap, time_zone, marketing_opt_in_at)
    select 'golfer' || n || '@year.example', now(), (select password_hash from users where email = ${DEMO_EMAIL.golfer}),
      'Golfer', 'Number ' || n, 'golfer number ' || n, n % 30,
      (array['America/New_York', 'America/Los_Angeles', 'Europe/Berlin', 'America/Phoenix'])[1 + n % 4],
      case when n % 2 = 0 then now() end
    from generate_series(1, ${count}::int) n returning id, email`;
  return rows.map(({ id, email }) => {
    const headers = { cookie: "" };
    const clients = urls.map((url) => createFourballClient({ url, headers }).api);
    return { id, email, headers, clients, askedFor: new Set() };
  });
}

const TRIES = 100;
const BETWEEN_TRIES_MS = 100;

/** A golfer who calls a server at random, signs in where that is needed, and comes back while there is no answer. */
export class Visitor {
  readonly golfer: Golfer;
  readonly dice: Dice;
  readonly #urls: string[];
  readonly #tally: Tally;

  constructor(golfer: Golfer, dice: Dice, { urls, tally }: { urls: string[]; tally: Tally }) {
    this.golfer = golfer;
    this.dice = dice;
    this.#urls = urls;
    this.#tally = tally;
  }

  /** Undefined for a refusal, which the tally has. */
  read<T>(what: string, call: (api: Api) => Promise<T>): Promise<T | undefined> {
    return this.#call(what, TRIES, call);
  }

  /** Undefined also where the answer was lost: repeated without a key, the call might be two. */
  write<T>(what: string, call: (api: Api) => Promise<T>): Promise<T | undefined> {
    return this.#call(what, 1, call);
  }

  /** Repeated until there is an answer, with its key, or with the id that a message has from its sender. */
  writeOnce<T>(what: string, call: (api: Api, keyed: Keyed) => Promise<T>): Promise<T | undefined> {
    const keyed = { context: { idempotencyKey: randomUUID() } };
    return this.#call(what, TRIES, (api) => call(api, keyed));
  }

  async #call<T>(what: string, tries: number, call: (api: Api) => Promise<T>): Promise<T | undefined> {
    for (let left = tries; left > 0; ) {
      this.#tally.calls++;
      try {
        return await call(this.dice.pick(this.golfer.clients));
      } catch (error) {
        const status = statusOf(error);
        if (status === 401) await this.#signIn();
        else if (status === undefined || status === 503) {
          this.#tally.unanswered++;
          left--;
          await pause(BETWEEN_TRIES_MS);
        } else {
          if (status >= 500) this.#tally.fault(`${what} was answered ${status}`);
          else this.#tally.refuse(`${what}: ${error instanceof Error ? error.message : error}`);
          return undefined;
        }
      }
    }
    if (tries > 1) this.#tally.fault(`${what} was never answered`);
    return undefined;
  }

  async #signIn(): Promise<void> {
    try {
      const response = await fetch(`${this.dice.pick(this.#urls)}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: this.golfer.email, password: DEMO_PASSWORD }),
      });
      if (!response.ok && response.status !== 503) this.#tally.fault(`a sign-in was answered ${response.status}`);
      const [cookie] = response.headers.get("set-cookie")?.split(";") ?? [];
      if (cookie) this.golfer.headers.cookie = cookie;
      else await pause(BETWEEN_TRIES_MS);
    } catch {
      this.#tally.unanswered++;
      await pause(BETWEEN_TRIES_MS);
    }
  }
}

/** Undefined without an answer. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof TRPCClientError)) throw error;
  const { data }: TRPCClientError<AppRouter> = error;
  const response = error.meta?.response;
  return data?.httpStatus ?? (response instanceof Response ? response.status : undefined);
}
