import type { Message } from "@fourball/domain/notification/message";
import { PRODUCT } from "@fourball/domain/product";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
/** Names are user input and must stay text. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");

const FONT = "font-family:Archivo,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Mail programs without style sheets show the light theme, which is inline. */
const DARK = `@media (prefers-color-scheme: dark) {
.paper{background:#0a1511!important}.card{background:#121f1a!important;border-color:#27352f!important}
.ink{color:#f2f0e7!important}.quiet{color:#acb6aa!important}.rule{border-color:#27352f!important}
.brand{color:#8bdd8e!important}.button{background:#8bdd8e!important;color:#001c0f!important}}`;

export type Footer = { link: string; label: string };
type Around = { link: string; home: string; footer?: Footer | undefined };

/** One quiet card in tables and inline styles, which every mail program takes. Nothing in it is fetched from anywhere. */
export function mailHtml({ subject, lead, facts, note, action }: Message, { link, home, footer }: Around): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title><style>${DARK}</style></head>
<body class="paper" style="margin:0;background:#fbfaf3">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:#fbfaf3"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;${FONT}">
<tr><td style="padding:0 8px 16px"><a href="${escaped(home)}" class="brand" style="color:#055739;font-size:18px;font-weight:700;text-decoration:none">${PRODUCT}</a></td></tr>
<tr><td class="card" style="background:#fffefc;border:1px solid #dadacf;border-radius:16px;padding:28px 24px">
<h1 class="ink" style="margin:0 0 8px;color:#10251d;font-size:20px;line-height:1.3">${escaped(subject)}</h1>
<p class="ink" style="margin:0 0 20px;color:#10251d;font-size:16px;line-height:1.5">${escaped(lead)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${facts.map(factRow).join("")}</table>
${note ? `<p class="quiet rule" style="margin:0 0 20px;padding:0 0 0 12px;border-left:3px solid #dadacf;color:#46594f;font-size:15px;line-height:1.5;white-space:pre-line">${escaped(note)}</p>` : ""}
<a href="${escaped(link)}" class="button" style="display:inline-block;background:#055739;color:#fcfaf1;border-radius:999px;padding:12px 22px;font-size:16px;font-weight:600;text-decoration:none">${escaped(action.label)}</a>
</td></tr>
<tr><td class="quiet" style="padding:16px 8px;color:#46594f;font-size:13px;line-height:1.5">${footer ? footerLine(footer) : `Sent by ${PRODUCT}.`}</td></tr>
</table></td></tr></table></body></html>
`;
}

const factRow = ([label, value]: readonly [string, string]): string =>
  `<tr><td class="quiet rule" style="padding:8px 16px 8px 0;border-top:1px solid #dadacf;color:#46594f;font-size:14px;vertical-align:top">${escaped(label)}</td>` +
  `<td class="ink rule" align="right" style="padding:8px 0;border-top:1px solid #dadacf;color:#10251d;font-size:15px;font-weight:600">${escaped(value)}</td></tr>`;

const footerLine = ({ link, label }: Footer): string =>
  `<a href="${escaped(link)}" class="quiet" style="color:#46594f">${escaped(label)}</a>`;
