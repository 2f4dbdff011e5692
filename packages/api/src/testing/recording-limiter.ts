import type { LimitName } from "@fourball/domain/limits";
import type { RateLimiter } from "@fourball/domain/ports/rate-limiter";

export const DEVICE = "a-known-device";

/** The keys of the limits. An account is its id, or the email of signing in. */
type Keys = { accounts: string[]; address: string; teeTimeId: string };

/** A limiter that refuses nothing and remembers what was spent, by limit and kind of key. */
export function recordingLimiter(): RateLimiter & { spentBy(keys: Keys): string[] } {
  const spent: [limit: LimitName, key: string][] = [];
  return {
    spend: async (limit, key) => void spent.push([limit, key]),
    overspend: async (limit, key) => {
      spent.push([limit, key]);
      return 0;
    },
    refund: async () => undefined,
    delay: async () => undefined,
    spentBy: ({ accounts, address, teeTimeId }) => {
      const kinds: [kind: string, keys: string[]][] = [
        ["address", [address]],
        ["account", accounts],
        ["account and device", accounts.map((account) => `${account} ${DEVICE}`)],
        ["account and address", accounts.map((account) => `${account} ${address}`)],
        ["tee time", [teeTimeId]],
      ];
      return spent.splice(0).map(([limit, key]) => `${limit} by ${kinds.find(([, keys]) => keys.includes(key))?.[0] ?? key}`);
    },
  };
}
