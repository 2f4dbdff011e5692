import type { Db } from "@fourball/db/client";
import type { ConfirmedRequest } from "@fourball/db/schema/email-confirmations";
import { emailConfirmations } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { newSecret, secretHash } from "../../../core/token/secret-hash.ts";
import { confirmationEnd } from "./request-confirmation.ts";

type Row = typeof emailConfirmations.$inferSelect;
type Kind = ConfirmedRequest["kind"];
/** What a link of one kind confirms. */
export type Confirmation<Each extends Kind> = Omit<Row, "request"> & { request: Extract<ConfirmedRequest, { kind: Each }> };

/** Only the newest of a confirmation works, and only its hash is stored. */
export async function newConfirmationToken(db: Db, { id, kind }: { id: string; kind: Kind }): Promise<string> {
  const token = newSecret();
  const renewed = { hash: secretHash(token), expiresAt: confirmationEnd(kind) };
  await db.update(emailConfirmations).set(renewed).where(eq(emailConfirmations.id, id));
  return token;
}

const usable = (token: string, kind: Kind): SQL | undefined =>
  and(
    eq(emailConfirmations.hash, secretHash(token)),
    sql`${emailConfirmations.request} ->> 'kind' = ${kind}`,
    gt(emailConfirmations.expiresAt, sql`now()`),
  );

/** Undefined for a token that was used, is too old, or is of another kind. */
export async function readConfirmation<Each extends Kind>(
  db: Db,
  token: string,
  kind: Each,
): Promise<Confirmation<Each> | undefined> {
  const [row] = await db.select().from(emailConfirmations).where(usable(token, kind));
  return row && isOfKind(row, kind) ? row : undefined;
}

/** 400 without one. */
export async function findConfirmation<Each extends Kind>(db: Db, token: string, kind: Each): Promise<Confirmation<Each>> {
  const found = await readConfirmation(db, token, kind);
  if (!found) throw fail("tokenInvalid");
  return found;
}

/** The same, and the token is used up: one statement decides who used it first. */
export async function takeConfirmation<Each extends Kind>(db: Db, token: string, kind: Each): Promise<Confirmation<Each>> {
  const [row] = await db.delete(emailConfirmations).where(usable(token, kind)).returning();
  if (!row || !isOfKind(row, kind)) throw fail("tokenInvalid");
  return row;
}

const isOfKind = <Each extends Kind>(row: Row, kind: Each): row is Row & Confirmation<Each> => row.request.kind === kind;
