import { LANDS } from "@fourball/domain/course/constants";
import { type LinkPictureTemplates, pictureSkyKey } from "@fourball/domain/link-pictures";
import { MAX_SLOTS, MIN_SLOTS } from "@fourball/domain/tee-time/constants";
import { landingTemplateKey } from "@fourball/domain/tee-time/landing-games";
import { PICTURE_LIGHTS } from "@fourball/domain/tee-time/lights";
import { SKY_VARIANTS } from "@fourball/domain/tee-time/sky-variant";
import { skyFile } from "@fourball/ui/art/sky-files";
import { gamePicture, gameRoom } from "./game-picture.ts";
import { golferPicture, golferRoom } from "./golfer-picture.ts";
import { dotRow } from "./parts.ts";

/** As JSON; the widths are the fonts', which the build reads. */
export const linkPictureTemplates = (widths: string): string =>
  JSON.stringify({
    skies: Object.fromEntries(
      LANDS.flatMap((land) =>
        PICTURE_LIGHTS.flatMap((light) =>
          SKY_VARIANTS.map((variant) => [pictureSkyKey(land, light, variant), skyFile({ land, light, variant })]),
        ),
      ),
    ),
    game: {
      dawn: gamePicture("dawn"),
      morning: gamePicture("morning"),
      noon: gamePicture("noon"),
      dusk: gamePicture("dusk"),
      round: gamePicture("round"),
    },
    dots: dotsOfGames(),
    golfer: golferPicture,
    room: { ...gameRoom, ...golferRoom },
    widths: JSON.parse(widths),
  } satisfies LinkPictureTemplates);

function dotsOfGames(): Record<string, string> {
  const dots: Record<string, string> = {};
  for (let totalSlots = MIN_SLOTS; totalSlots <= MAX_SLOTS; totalSlots++)
    for (let confirmed = 0; confirmed < totalSlots; confirmed++)
      dots[landingTemplateKey(totalSlots, confirmed)] = dotRow([
        "ringed",
        ...Array<"filled">(confirmed).fill("filled"),
        ...Array<"open">(totalSlots - 1 - confirmed).fill("open"),
      ]);
  return dots;
}
