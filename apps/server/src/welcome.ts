import { PRODUCT } from "@fourball/domain/product";

type DemoAccount = { role: string; email: string; password: string };

/** What the start command prints: the address of the app and its demo accounts. */
export function welcome(url: string, accounts: DemoAccount[]): string {
  const lines = accounts.map(({ role, email, password }) => `  ${role.padEnd(8)}${email.padEnd(26)}${password}`);
  const demo = lines.length > 0 ? `\n\nDemo accounts (role, email, password):\n${lines.join("\n")}` : "";
  return `\n${PRODUCT} is ready at ${url}${demo}\n\n`;
}
