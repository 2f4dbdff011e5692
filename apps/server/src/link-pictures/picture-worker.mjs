// Draws in a process of its own: a picture takes a core for some 60 ms, during which the server answers others.
import { Resvg } from "@resvg/resvg-js";

/**
 * @param {{ svg: string, fontFiles: string[] }} picture
 * @returns {Uint8Array} a PNG
 */
export default function draw({ svg, fontFiles }) {
  const png = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render().asPng();
  // A copy, whose memory is JavaScript's.
  return Uint8Array.from(png);
}
