import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PICTURE_FONTS, PRODUCT_PICTURE_PATH } from "@fourball/domain/link-pictures";
import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";
import { renderSource } from "./render-source.ts";

const fontFile = (name: string): string =>
  fileURLToPath(new URL(`../../../packages/ui/assets/picture-fonts/${name}`, import.meta.url));
const FONTS = PICTURE_FONTS.map((name) => `${name}.ttf`);

/** Writes what the server draws link pictures from, and the product's own picture. */
export function linkPictures(): Plugin {
  return {
    name: "link-pictures",
    apply: "build",
    async generateBundle() {
      const widths = await readFile(fontFile("widths.json"), "utf8");
      const { templates, product } = await renderSource(async (load) => {
        const { linkPictureTemplates } = await load("/src/golf/link-picture/templates.ts");
        const { productPicture } = await load("/src/features/landing/product-picture.ts");
        if (!linkPictureTemplates || !productPicture) throw new Error("The link pictures cannot be rendered");
        return { templates: await linkPictureTemplates(widths), product: await productPicture() };
      });
      const options = { font: { loadSystemFonts: false, fontFiles: FONTS.map(fontFile) } };
      this.emitFile({
        type: "asset",
        fileName: PRODUCT_PICTURE_PATH.slice(1),
        source: new Resvg(product, options).render().asPng(),
      });
      this.emitFile({ type: "asset", fileName: ".documents/link-pictures.json", source: templates });
      for (const name of FONTS)
        this.emitFile({ type: "asset", fileName: `.documents/fonts/${name}`, source: await readFile(fontFile(name)) });
    },
  };
}
