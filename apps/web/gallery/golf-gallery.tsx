import { Gallery } from "@fourball/ui/gallery/gallery";
import { SECTIONS as UI_SECTIONS } from "@fourball/ui/gallery/sections";
import { type ReactNode, useEffect } from "react";
import { announceToastRegion } from "../src/kit/toast.ts";
import { At, MockApp } from "./mock-app.tsx";
import { SECTIONS } from "./sections.ts";

const PARTS = { "Design system": UI_SECTIONS, Golf: SECTIONS };

/** The design system and what knows golf, in one page, for a signed-in golfer; with `?only=button` or `?only=Golf`, one component or part. */
export function GolfGallery(): ReactNode {
  return (
    <At path="/marketplace">
      <MockApp>
        <Parts />
      </MockApp>
    </At>
  );
}

function Parts(): ReactNode {
  // The gallery brings the region; what a golfer does in it is said there.
  useEffect(announceToastRegion, []);
  return <Gallery only={new URLSearchParams(window.location.search).get("only")} parts={PARTS} />;
}
