import { trpc } from "../trpc/trpc.ts";

/** Whether the account has a password; assumed until it is known. */
export const useHasPassword = (): boolean => trpc.passkey.methods.useQuery().data?.hasPassword ?? true;
