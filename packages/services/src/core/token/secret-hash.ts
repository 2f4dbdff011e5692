import { createHash, randomBytes } from "node:crypto";

/** 32 random bytes, for a link or a cookie. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What is stored of a secret: enough to recognise it, not enough to use it. */
export const secretHash = (secret: string): string => createHash("sha256").update(secret).digest("hex");
