import "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** A Redis to test with; null where there is none. */
    testRedisUrl: string | null;
  }
}
