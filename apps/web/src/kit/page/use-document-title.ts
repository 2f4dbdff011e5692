import { PRODUCT } from "@fourball/domain/product";
import { useEffect } from "react";

/** Replaces the route's title once a more specific one is known. */
export function useDocumentTitle(page: string | undefined): void {
  useEffect(() => {
    if (page) document.title = `${page} · ${PRODUCT}`;
  }, [page]);
}
