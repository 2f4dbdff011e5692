import { PRODUCT } from "@fourball/domain/product";

type DemoAccount = { role: string; email: string; password: string };

type FutureAdmins = {
  emails: string[];
  /** Where mails are written; null with a mail server. */
  mailFolder: string | null;
};

/** What the start command prints in a terminal: the address of the app, its demo accounts, and how to become an admin. */
export function welcome(url: string, accounts: DemoAccount[], { emails, mailFolder }: FutureAdmins): string {
  const lines = accounts.map(({ role, email, password }) => `  ${role.padEnd(8)}${email.padEnd(26)}${password}`);
  const demo = lines.length > 0 ? `\n\nDemo accounts (role, email, password):\n${lines.join("\n")}` : "";
  const mail = mailFolder ? `in the email that is written to ${mailFolder}` : "that is emailed";
  const admins = emails.length > 0 ? `\n\nTo become an admin, sign up as ${emails.join(" or ")} and open the link ${mail}.` : "";
  return `\n${PRODUCT} is ready at ${url}${demo}${admins}\n\n`;
}
