import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

// As in the app, before the fixtures compute dates.
if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");
const { GolfGallery } = await import("./golf-gallery.tsx");

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <GolfGallery />
  </StrictMode>,
);
