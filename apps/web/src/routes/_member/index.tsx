import { readMarketplaceSearch } from "@fourball/domain/links/marketplace-search";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { MarketplaceScreen } from "../../features/marketplace/marketplace-screen.tsx";

export const Route = createFileRoute("/_member/")({
  component: MarketplaceScreen,
  validateSearch: readMarketplaceSearch,
  staticData: { title: pageTitles.teeTimes },
});
