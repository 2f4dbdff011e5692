import { createHash } from "node:crypto";
import { archetypes } from "../src/art/scene/hills.ts";
import { skyFileName } from "../src/art/sky-files.ts";
import { lights, skyPictureSvg, variants } from "../src/art/sky-picture.tsx";

/** Every file of the sky, by its name. */
export const skyPictures = (): [name: string, svg: string][] =>
  archetypes.flatMap((land) =>
    lights.flatMap((light) =>
      variants.map((variant): [string, string] => {
        const options = { land, light, variant };
        return [skyFileName(options), skyPictureSvg(options)];
      }),
    ),
  );

/** Named by what it holds, so that browsers may keep the files for ever. */
export function skyFolderOf(pictures: readonly [name: string, svg: string][]): string {
  const content = createHash("sha256").update(JSON.stringify(pictures)).digest("hex");
  return `/assets/sky-${content.slice(0, 8)}`;
}
