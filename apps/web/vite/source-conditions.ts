import { defaultClientConditions } from "vite";

/** Workspace packages are taken from their TypeScript source. */
export const sourceConditions: string[] = ["@fourball/source", ...defaultClientConditions];
