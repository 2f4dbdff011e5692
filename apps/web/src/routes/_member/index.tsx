import { createFileRoute } from "@tanstack/react-router";
import { MarketplaceScreen } from "../../features/marketplace/marketplace-screen.tsx";

export const Route = createFileRoute("/_member/")({ component: MarketplaceScreen, staticData: { title: "Tee times" } });
