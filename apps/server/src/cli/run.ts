import { loggedError } from "../log/logged-error.ts";
import { startErrorMessage } from "../start-error-message.ts";

/** Prints what a command has to say, or why it failed. */
export function run(command: Promise<string>): void {
  command.then(
    (report) => process.stdout.write(`${report}\n`),
    (error: unknown) => {
      console.error(startErrorMessage(error) ?? loggedError(error));
      process.exit(1);
    },
  );
}
