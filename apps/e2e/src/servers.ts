/** Tests run in parallel; each worker has its own server and database. */
export const WORKERS = 2;
const FIRST_PORT = 4180;

export const ports: number[] = Array.from({ length: WORKERS }, (_, worker) => FIRST_PORT + worker);
export const serverUrl = (worker: number): string => `http://localhost:${FIRST_PORT + worker}`;
