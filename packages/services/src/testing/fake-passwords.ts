import type { Passwords } from "@fourball/domain/ports/passwords";

/** Hashes that can be read. */
export const fakePasswords: Passwords = {
  hash: async (password) => `hashed ${password}`,
  isEasyToGuess: async (password, words) => ["password", ...words].includes(password),
  verify: async (hash, password) => hash === `hashed ${password}`,
};
