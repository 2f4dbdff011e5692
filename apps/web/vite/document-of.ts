type Contents = { kind: string; shell: string; scripts: readonly string[]; firstRequest: string };

const ROOT = '<div id="root"></div>';
const SCRIPT = '<script type="module"';
const HTML = '<html lang="en">';

/** The app's document for one kind of page. On a slow connection what it shows comes before the scripts that run it. */
export function documentOf(template: string, { kind, shell, scripts, firstRequest }: Contents): string {
  if (![ROOT, HTML, SCRIPT, `"/${firstRequest}"`].every((part) => template.includes(part)))
    throw new Error("index.html has another shape");
  // As soon as it is here; the app imports it too, and a module runs once.
  const first = `<script type="module" async crossorigin src="/${firstRequest}"></script>\n    `;
  const head = [
    ...scripts
      .filter((file) => !template.includes(`"/${file}"`))
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ];
  return template
    .replaceAll(SCRIPT, `${SCRIPT} fetchpriority="low"`)
    .replace(SCRIPT, (script) => first + script)
    .replace(HTML, `<html lang="en" data-page="${kind}">`)
    .replace("</head>", () => `  ${head.join("\n    ")}\n  </head>`)
    .replace(ROOT, () => `<div id="root">${shell}</div>`);
}
