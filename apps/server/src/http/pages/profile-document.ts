import { Failure } from "@fourball/domain/failure";
import { linkTo } from "@fourball/domain/links/links";
import { PRODUCT } from "@fourball/domain/product";
import { displayName } from "@fourball/domain/profile/name";
import { ratingText } from "@fourball/domain/profile/rating";
import { openProfileInput, type PublicProfile } from "@fourball/domain/profile/schema";
import type { ServiceContext } from "@fourball/services/core/service-context";
import { getProfile } from "@fourball/services/discover/profile/get-profile";
import type { LinkPictures } from "../../link-pictures/link-pictures.ts";
import { pictureTexts } from "../../link-pictures/texts.ts";
import { type PageHead, productPicture, shortened, withHead } from "./page-head.ts";

/** The app's document with a head for link previews of a profile. */
export async function profileDocument(
  app: string,
  pictures: LinkPictures,
  context: ServiceContext,
  userId: string,
): Promise<{ body: string; status: 200 | 404 }> {
  const profile = await findProfile(context, userId);
  if (profile) return { body: withHead(app, headOf(profile, pictures, context.config.publicUrl)), status: 200 };
  const title = `Profile Not Found · ${PRODUCT}`;
  const picture = productPicture(context.config.publicUrl);
  return { body: withHead(app, { title, description: pictureTexts.product, picture, isListed: false }), status: 404 };
}

/** A golfer's profile, unless it is private or there is none. */
export async function findProfile(context: ServiceContext, userId: string): Promise<PublicProfile | undefined> {
  const { data: input } = openProfileInput.safeParse({ userId });
  if (!input) return undefined;
  try {
    return await getProfile(context, input);
  } catch (error) {
    if (error instanceof Failure && error.code === "not_found") return undefined;
    throw error;
  }
}

function headOf(profile: PublicProfile, pictures: LinkPictures, publicUrl: string): PageHead {
  const name = displayName(profile);
  return {
    title: `${name} · ${PRODUCT}`,
    shareTitle: `${name} plays golf on ${PRODUCT}`,
    description: descriptionOf(profile),
    canonical: publicUrl + linkTo("/profile/:userId", { params: { userId: profile.id } }),
    type: "profile",
    isListed: profile.isPublic,
    // The owner sees a private profile; those whom the page is sent to must not.
    picture: profile.isPublic
      ? { url: publicUrl + pictures.pathOfGolfer(profile), alt: pictureTexts.golferPicture(name) }
      : productPicture(publicUrl),
  };
}

/** `Handicap 11 · rated 4.8 · 23 games hosted, 41 played. Early tee times …` */
function descriptionOf({ handicap, rating, gamesHosted, gamesPlayed, bio }: PublicProfile): string {
  const facts = [
    handicap === null ? undefined : `Handicap ${handicap}`,
    rating > 0 ? `rated ${ratingText(rating)}` : undefined,
    `${gamesHosted} games hosted, ${gamesPlayed} played`,
  ];
  return shortened(`${facts.filter(Boolean).join(" · ")}. ${bio ?? ""}`);
}
