/** What every map says. */
export const texts = {
  openInMaps: "Open in your maps app",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
};
