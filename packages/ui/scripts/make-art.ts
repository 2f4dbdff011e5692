// Draws the committed pictures: the skies for a tee time without a photograph, the icons of the app, and the faces of the demo.
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { faceSvg, faces } from "./faces.ts";
import { type IconShape, iconSvg, icoOf, SHORTCUTS, shortcutSvg } from "./icon.ts";
import { skyFolderOf, skyPictures } from "./sky-pictures.ts";

const assets = new URL("../assets/", import.meta.url);

const pictures = skyPictures();
const folder = skyFolderOf(pictures);
const publicFolder = new URL("public/assets/", assets);
for (const old of await readdir(publicFolder).catch(() => [])) {
  if (old.startsWith("sky-")) await rm(new URL(old, publicFolder), { recursive: true });
}
await mkdir(new URL(`public${folder}/`, assets), { recursive: true });
for (const [name, svg] of pictures) await writeFile(new URL(`public${folder}/${name}`, assets), svg);
await writeFile(new URL("../src/art/sky-folder.gen.ts", import.meta.url), `export const SKY_FOLDER = "${folder}";\n`);

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
for (const [name, mark] of Object.entries(SHORTCUTS))
  await writeFile(new URL(`public/shortcut-${name}.png`, assets), await pngOf(shortcutSvg(mark), 192));

const demoFaces = new URL("../../db/faces/", import.meta.url);
await rm(demoFaces, { recursive: true, force: true });
await mkdir(demoFaces);
for (const [golfer, face] of Object.entries(faces))
  for (const size of [512, 96])
    await sharp(Buffer.from(faceSvg(face)))
      .resize(size, size)
      .webp({ quality: 82 })
      .toFile(fileURLToPath(new URL(`${golfer}-${size}.webp`, demoFaces)));

function png(shape: IconShape, size: number): Promise<Buffer> {
  return pngOf(iconSvg(shape), size);
}

async function pngOf(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 64 })
    .toBuffer();
}
