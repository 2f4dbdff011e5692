/** How many calls one request over HTTP may carry. */
export const BATCH_MAX = 10;
