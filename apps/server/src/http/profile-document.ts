import { Failure } from "@fourball/domain/failure";
import { PRODUCT } from "@fourball/domain/product";
import { displayName } from "@fourball/domain/profile/name";
import { ratingText } from "@fourball/domain/profile/rating";
import { openProfileInput, type PublicProfile } from "@fourball/domain/profile/schema";
import { getProfile } from "@fourball/services/profile/get-profile";
import type { ServiceContext } from "@fourball/services/service-context";
import { html } from "hono/html";

const GENERAL_HEAD = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/;

/** The app's document with a head for link previews of a profile. */
export async function profileDocument(
  app: string,
  context: ServiceContext,
  userId: string,
): Promise<{ body: string; status: 200 | 404 }> {
  const profile = await findProfile(context, userId);
  const head = profile ? await headOf(profile, `${context.publicUrl}/profile/${profile.id}`) : String(await unlisted);
  return { body: app.replace(GENERAL_HEAD, () => head), status: profile ? 200 : 404 };
}

async function findProfile(context: ServiceContext, userId: string): Promise<PublicProfile | undefined> {
  const { data: input } = openProfileInput.safeParse({ userId });
  if (!input) return undefined;
  try {
    return await getProfile(context, input);
  } catch (error) {
    if (error instanceof Failure && error.code === "not_found") return undefined;
    throw error;
  }
}

const noIndex = html`<meta name="robots" content="noindex" />`;
const unlisted = html`<title>Profile Not Found · ${PRODUCT}</title>${noIndex}`;

async function headOf(profile: PublicProfile, url: string): Promise<string> {
  const name = displayName(profile);
  const description = descriptionOf(profile);
  const image = profile.coverImageUrl ?? profile.profileImageUrl;
  const head = html`<title>${name} · ${PRODUCT}</title>
    <meta name="description" content="${description}" />
    ${profile.isPublic ? "" : noIndex}
    <link rel="canonical" href="${url}" />
    <meta property="og:type" content="profile" />
    <meta property="og:site_name" content="${PRODUCT}" />
    <meta property="og:title" content="${name} plays golf on ${PRODUCT}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" />
    ${image ? html`<meta property="og:image" content="${image}" />` : ""}
    <meta name="twitter:card" content="${image ? "summary_large_image" : "summary"}" />`;
  return String(await head);
}

/** `Handicap 11 · rated 4.8 · 23 games hosted, 41 played. Early tee times …` */
function descriptionOf({ handicap, rating, gamesHosted, gamesPlayed, bio }: PublicProfile): string {
  const facts = [
    handicap === null ? undefined : `Handicap ${handicap}`,
    rating > 0 ? `rated ${ratingText(rating)}` : undefined,
    `${gamesHosted} games hosted, ${gamesPlayed} played`,
  ];
  const words = `${facts.filter(Boolean).join(" · ")}. ${bio ?? ""}`.replace(/\s+/g, " ").trim();
  const letters = [...words];
  return letters.length > 200 ? `${letters.slice(0, 199).join("")}…` : words;
}
