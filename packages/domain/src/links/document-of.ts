import type { Page, PageDocument } from "../pages.ts";
import { readDashboardSearch } from "./page-search.ts";

export const documentOf = ({ document }: Page, search: URLSearchParams): PageDocument =>
  document === "dashboard" && readDashboardSearch(Object.fromEntries(search)).tab === "requests" ? "activity" : document;
