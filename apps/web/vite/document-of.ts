type Contents = { kind: string; shell: string; scripts: readonly string[]; firstRequest: string };

const ROOT = '<div id="root"></div>';
const FIRST_SCRIPT = '<script type="module"';
const HTML = '<html lang="en">';

/** The app's document for one kind of page. */
export function documentOf(template: string, { kind, shell, scripts, firstRequest }: Contents): string {
  if (!template.includes(ROOT) || !template.includes(HTML) || !template.includes(FIRST_SCRIPT))
    throw new Error("index.html has another shape");
  const ask = (when: string): string => `<script type="module"${when} crossorigin src="/${firstRequest}"></script>`;
  // As soon as it is here, and at the latest before the app: a module runs once, however often it is named.
  const first = `${ask(" async")}\n    ${ask("")}\n    `;
  const head = [
    ...scripts
      .filter((file) => !template.includes(`"/${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return template
    .replace(FIRST_SCRIPT, (script) => first + script)
    .replace(HTML, `<html lang="en" data-page="${kind}">`)
    .replace("</head>", () => `  ${head.join("\n    ")}\n  </head>`)
    .replace(ROOT, () => `<div id="root">${shell}</div>`);
}
