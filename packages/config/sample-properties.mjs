import fc from "fast-check";
import { inject } from "vitest";

// Thirty of its hundred cases. A failure names its seed, so that it can be repeated.
if (inject("testScale") === "sample") fc.configureGlobal({ numRuns: 30 });
