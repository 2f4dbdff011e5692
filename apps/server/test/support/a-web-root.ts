import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { LANDS } from "@fourball/domain/course/constants";
import { LANDING_GAMES_PLACE, type LandingTemplates, SHARED_GAME_PLACE } from "@fourball/domain/landing-games";
import { type LinkPictureTemplates, pictureSkyKey } from "@fourball/domain/link-pictures";
import { PAGES } from "@fourball/domain/pages";
import { SKY_VARIANTS } from "@fourball/domain/tee-time/sky-variant";
import { afterAll, beforeAll } from "vitest";

const landing = `<head><meta name="description" content="the club" /><title>Fourball</title></head><a href="/api/login">Get Started</a>
<main id="main">${SHARED_GAME_PLACE}<h1>the landing page</h1>${LANDING_GAMES_PLACE}${"<p>hills</p>".repeat(200)}${SHARED_GAME_PLACE}</main>`;
const sharedCard =
  "<article>{{mood}} {{time}} {{half}} {{day}} <b>{{course}}</b> {{place}} {{spots}} {{photo}}{{host}}{{company}}{{cost}}{{preferences}}{{description}}{{action}}</article>";
const aMood = (markup: string) => ({
  competitive: markup,
  early: markup,
  casual: markup,
  learning: markup,
  tournament: markup,
  sunset: markup,
});
const aForm = (submit: string) =>
  `<form>{{note}}{{refusal}}<input name="key" value="{{key}}">{{name}}{{email}}<button>${submit}</button>{{signIn}}</form>`;
const aField = (name: string) => ({
  plain: `<input name="${name}" value="{{value}}">`,
  wrong: `<input name="${name}" value="{{value}}" aria-invalid="true"><em>{{error}}</em>`,
});
const anOwn = (state: string) => `<h2>${state} {{host}}</h2>{{refusal}}{{ways}}{{leave}}`;
const templates: LandingTemplates = {
  list: "<p>{{count}} open</p><ul>{{games}}</ul>{{nearby}}",
  nearby: '<template data-time-zone="{{timeZone}}">{{games}}</template>',
  games: {
    "4-0": '<li><a href="{{href}}"><img src="{{sky}}">{{time}} {{half}} {{day}} {{course}}, {{place}}: {{spots}}</a></li>',
  },
  shared: {
    card: { "4-0": sharedCard, "4-1": sharedCard, "4-2": sharedCard, "4-3": sharedCard, "2-1": sharedCard },
    mood: aMood("{{emoji}}"),
    photo: '<img src="{{src}}">',
    host: "<i>{{name}}</i>",
    company: "<u>{{names}}</u>",
    cost: "<s>{{fees}}</s>",
    description: "<q>{{text}}</q>",
    preferences: "<ul>{{items}}</ul>",
    preference: "<li>{{preference}}</li>",
    action: {
      request: '<a href="{{href}}" data-pending-request="{{pending}}">Request</a><script src="{{script}}"></script>',
      waitlist: '<a href="{{href}}">Waitlist</a>',
      invite: '<a href="{{href}}" data-pending-request="{{pending}}">Invited</a>',
      signIn: '<a href="{{href}}" data-pending-request="{{pending}}">Sign in</a><script src="{{script}}"></script>',
    },
    guest: {
      form: { in: aForm("I'm in"), request: aForm("Request") },
      fields: {
        name: aField("guestName"),
        email: aField("guestEmail"),
        optionalEmail: aField('guestEmail" data-optional="yes'),
      },
      refusal: '<p role="alert">{{text}}</p>',
      note: { "check-email": "<p>Check your email</p>", left: "<p>You left</p>" },
      own: {
        pending: anOwn("pending"),
        approved: anOwn("approved"),
        declined: anOwn("declined"),
        expired: anOwn("expired"),
        lapsed: anOwn("lapsed"),
        left: anOwn("left"),
        cancelled: anOwn("cancelled"),
      },
      calendar: '<a href="{{href}}">Calendar</a>',
      claim: '<a href="{{href}}">Claim</a>',
      proof: "<p>Confirm your email</p>",
      leave: { approved: "<p>Can't make it</p>", pending: "<p>Withdraw</p>" },
    },
    script: "/assets/keep.js",
    about: "<details>{{landing}}</details>",
  },
};
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="32">{{sky}}<text>{{title}}</text></svg>';
const ticket = picture.replace("{{title}}", "{{day}} {{title}} {{names}} {{rounds}} {{unit}}");
const ticketRoom = { ticketTitle: 700, ticketTitleSizes: [90, 50], names: 700, namesSizes: [40] };
/** The fonts of the tests have the letters of the alphabet, digits and a few marks. */
const widths = Object.fromEntries(
  Array.from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789,·/.…", (each) => [each, 500]),
);
const pictures: LinkPictureTemplates = {
  skies: Object.fromEntries(
    LANDS.flatMap((land) =>
      (["dawn", "morning", "noon", "dusk", "round"] as const).flatMap((light) =>
        SKY_VARIANTS.map((variant) => [pictureSkyKey(land, light, variant), "/assets/sky.svg"]),
      ),
    ),
  ),
  game: { dawn: picture, morning: picture, noon: picture, dusk: picture, round: picture },
  dots: {},
  golfer: picture,
  ticket: { dawn: ticket, morning: ticket, noon: ticket, dusk: ticket, round: ticket },
  ticketDots: { 2: "<g/>" },
  room: { title: 700, titleSizes: [50, 40], place: 700, placeSize: 30, facts: 700, factsSize: 30, ...ticketRoom },
  widths: { text: widths, heading: widths, numerals: widths },
};
const appDocument = (page: string): string =>
  `<html data-page="${page}"><title>Fourball</title> <meta name="description" content="the club" /><h1>the app</h1></html>`;
export const script = "/* the app */".repeat(100);

/** Not a picture, but told apart from others. */
export const PRODUCT_PNG = "the product";

/** A built client for the tests of a file, in a temporary folder. */
export function aWebRoot(): { readonly path: string } {
  let path = "";
  beforeAll(async () => {
    path = await mkdtemp(join(tmpdir(), "fourball-web-"));
    await mkdir(join(path, "assets"));
    await writeFile(join(path, "index.html"), "<title>Fourball</title><h1>the app</h1>");
    await mkdir(join(path, ".documents"));
    for (const { document } of PAGES) await writeFile(join(path, `.documents/${document}.html`), appDocument(document));
    await writeFile(join(path, ".documents/activity.html"), appDocument("activity"));
    await writeFile(join(path, "landing.html"), landing);
    await writeFile(join(path, ".documents/landing-games.json"), JSON.stringify(templates));
    await writeFile(join(path, ".documents/link-pictures.json"), JSON.stringify(pictures));
    await writeFile(join(path, "assets/sky.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"/>');
    await writeFile(join(path, "link-picture.png"), PRODUCT_PNG);
    await writeFile(join(path, "assets/app-abc.js"), script);
    await writeFile(join(path, "assets/app-abc.js.gz"), gzipSync(script));
    await mkdir(join(path, "previous/assets"), { recursive: true });
    await writeFile(join(path, "previous/assets/app-abb.js"), script);
    await writeFile(join(path, "landing.html.gz"), gzipSync(landing));
    await writeFile(join(path, "theme.js"), "/* theme */");
    await writeFile(join(path, "service-worker.js"), "/* keeps the app */");
    await writeFile(join(path, "service-worker-off.js"), "/* deletes what was kept */");
    await writeFile(join(path, ".secret"), "secret");
  });
  afterAll(() => rm(path, { recursive: true }));
  return {
    get path() {
      return path;
    },
  };
}
