import { PRODUCT } from "@fourball/domain/product";
import { useEffect } from "react";

/** Names the page more closely than its route could; until there is a name, the route's stands. */
export function useDocumentTitle(page: string | undefined): void {
  useEffect(() => {
    if (page) document.title = `${page} · ${PRODUCT}`;
  }, [page]);
}
