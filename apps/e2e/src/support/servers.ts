import { BASE_PORT } from "../../launch.ts";

/** A server of its own for the test that shifts the clock, so that games of other tests do not end. */
export const SHIFTED_CLOCK_PORT = BASE_PORT;
export const GALLERY_PORT = BASE_PORT + 1;
/** A server with a mail server, for the tests of accounts that wait for a mailed link; its admins need a passkey. */
export const MAILING_PORT = BASE_PORT + 2;
export const SMTP_PORT = BASE_PORT + 3;
/** The identity provider of that server. */
export const PROVIDER_PORT = BASE_PORT + 4;
export const PROVIDER_CLIENT = { id: "fourball", secret: "a secret of the tests that is long enough" };

/** A server that its test ends and starts again. */
export const OWN_SERVER_PORT = BASE_PORT + 5;
/** A server where no other test changes anything: a page that opens hears of what changed since shortly before it asked, and asks anew. */
export const QUIET_PORT = BASE_PORT + 8;
export const quietUrl = `http://localhost:${QUIET_PORT}`;

/** Tests run in parallel; each worker has its own server and database. */
export const WORKERS = 2;
const FIRST_PORT = BASE_PORT + 6;

export const ports: number[] = Array.from({ length: WORKERS }, (_, worker) => FIRST_PORT + worker);
export const serverUrl = (worker: number): string => `http://localhost:${FIRST_PORT + worker}`;
