/** What every map says. */
export const mapTexts = {
  openInMaps: "Open in your maps app",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
};
