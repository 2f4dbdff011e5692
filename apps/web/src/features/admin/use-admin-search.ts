import type { AdminSearch } from "@fourball/domain/links/admin-search";
import { useNavigate, useSearch } from "@tanstack/react-router";

type Change = { replace?: boolean; resetScroll?: boolean };

type UseAdminSearch = {
  search: AdminSearch;
  change: (changes: Partial<AdminSearch>, how?: Change) => void;
};

/** The state of the administration in the address. */
export function useAdminSearch(): UseAdminSearch {
  const search = useSearch({ from: "/_member/admin" });
  const navigate = useNavigate({ from: "/admin" });
  return {
    search,
    change: (changes, { replace = false, resetScroll = false } = {}) =>
      void navigate({ search: (now) => ({ ...now, ...changes }), replace, resetScroll }),
  };
}
