import type { Passwords } from "@fourball/domain/ports/passwords";

/** Hashes that can be read. */
export const fakePasswords: Passwords = {
  hash: async (password) => `hashed ${password}`,
  score: async (password, words) => (["password", ...words].includes(password) ? 0 : 3),
  verify: async (hash, password) => hash === `hashed ${password}`,
};
