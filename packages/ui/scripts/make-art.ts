// Paints the committed pictures: four stock scenes for a card without a photograph, and the icons of the app.
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { type SceneOptions, sceneSvg } from "../src/art/scene.tsx";
import { type IconShape, iconSvg, icoOf } from "./icon.ts";

const assets = new URL("../assets/", import.meta.url);

const stock: Readonly<Record<string, SceneOptions>> = {
  dawn: { seed: 14, hour: 5.7 },
  morning: { seed: 22, hour: 8.2 },
  noon: { seed: 31, hour: 12.5, archetype: "mountain" },
  dusk: { seed: 9, hour: 18.3 },
};

await mkdir(new URL("stock/", assets), { recursive: true });
for (const [name, options] of Object.entries(stock)) {
  for (const [suffix, width] of [
    ["", 800],
    ["-400", 400],
  ] as const) {
    // Painted at twice the size and scaled down, which smooths the edges.
    const picture = sharp(Buffer.from(sceneSvg(options)), { density: 144 }).resize(width);
    await picture
      .clone()
      .avif({ quality: 50, effort: 9 })
      .toFile(pathOf(`stock/stock-${name}${suffix}.avif`));
    await picture
      .clone()
      .webp({ quality: 72, effort: 6 })
      .toFile(pathOf(`stock/stock-${name}${suffix}.webp`));
  }
}

await mkdir(new URL("public/", assets), { recursive: true });
await writeFile(new URL("public/favicon.svg", assets), iconSvg("rounded"));
await writeFile(
  new URL("public/favicon.ico", assets),
  icoOf(await Promise.all([16, 32, 48].map((size) => png("rounded", size)))),
);
await writeFile(new URL("public/apple-touch-icon.png", assets), await png("square", 180));
await writeFile(new URL("public/icon-192.png", assets), await png("rounded", 192));
await writeFile(new URL("public/icon-512.png", assets), await png("rounded", 512));
await writeFile(new URL("public/icon-maskable-512.png", assets), await png("maskable", 512));

async function png(shape: IconShape, size: number): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg(shape)), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 64 })
    .toBuffer();
}

function pathOf(name: string): string {
  return decodeURIComponent(new URL(name, assets).pathname);
}
