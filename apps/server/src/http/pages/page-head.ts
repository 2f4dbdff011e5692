import { LINK_PICTURE, PRODUCT_PICTURE_PATH } from "@fourball/domain/link-pictures";
import { PRODUCT } from "@fourball/domain/product";
import { html, raw } from "hono/html";

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta\s+name="description"[^>]*>/;

export type PageHead = {
  title: string;
  description: string;
  /** What a preview is headed; the title without the product's name by default. */
  shareTitle?: string;
  /** With origin, as all addresses here. */
  canonical?: string;
  picture: { url: string; alt: string };
  type?: "website" | "profile";
  isListed?: boolean;
  /** For search engines, as schema.org describes it. */
  data?: object;
};

/** The document with this title, and with what link previews and search engines read. */
export function withHead(document: string, head: PageHead): string {
  const markup = markupOf(head);
  return document.replace(DESCRIPTION, "").replace(TITLE, () => markup);
}

function markupOf({
  title,
  description,
  shareTitle,
  canonical,
  picture,
  type = "website",
  isListed = true,
  data,
}: PageHead): string {
  const head = html`<title>${title}</title>
    <meta name="description" content="${description}" />
    ${isListed ? "" : html`<meta name="robots" content="noindex" />`}
    ${canonical ? html`<link rel="canonical" href="${canonical}" /><meta property="og:url" content="${canonical}" />` : ""}
    <meta property="og:type" content="${type}" />
    <meta property="og:site_name" content="${PRODUCT}" />
    <meta property="og:title" content="${shareTitle ?? title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:image" content="${picture.url}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="${LINK_PICTURE.width}" />
    <meta property="og:image:height" content="${LINK_PICTURE.height}" />
    <meta property="og:image:alt" content="${picture.alt}" />
    <meta name="twitter:card" content="summary_large_image" />
    ${data ? html`<script type="application/ld+json">${raw(inScript(data))}</script>` : ""}`;
  return String(head).replace(/\n\s*(?=\n)/g, "");
}

/** Browsers don't run this data, but they end it at the first `</script`, wherever that is. */
const inScript = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/** The product's picture, for pages without one of their own. */
export const productPicture = (publicUrl: string): PageHead["picture"] => ({
  url: publicUrl + PRODUCT_PICTURE_PATH,
  alt: `${PRODUCT}: three in, one spot open`,
});

/** What a document says about itself, for pages that have nothing more to say. */
export function generalHead(document: string, publicUrl: string, more: Partial<PageHead> = {}): string {
  const [, title = PRODUCT] = /<title>([^<]*)<\/title>/.exec(document) ?? [];
  const [, description = ""] = /<meta\s+name="description"\s+content="([^"]*)"/.exec(document) ?? [];
  return withHead(document, { title, description, picture: productPicture(publicUrl), ...more });
}

/** On one line, at a length that previews show. */
export function shortened(words: string, max = 200): string {
  const letters = [...words.replace(/\s+/g, " ").trim()];
  return letters.length > max ? `${letters.slice(0, max - 1).join("")}…` : letters.join("");
}
