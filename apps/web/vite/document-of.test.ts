import { expect, test } from "vitest";
import { documentOf } from "./document-of.ts";

const template = `<!doctype html>
<html lang="en">
  <head>
    <script type="module" crossorigin src="/assets/app.js"></script>
    <script type="module" crossorigin src="/assets/first.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;
const contents = {
  kind: "create",
  shell: "<p>$& loading</p>",
  scripts: ["assets/app.js", "assets/page.js"],
  firstRequest: "assets/first.js",
};

test("a page's document › asks for the data before the app runs", () => {
  const document = documentOf(template, contents);
  expect(document.indexOf('async crossorigin src="/assets/first.js"')).toBeGreaterThan(0);
  expect(document.indexOf("/assets/first.js")).toBeLessThan(document.indexOf("/assets/app.js"));
  expect(document).toContain('<html lang="en" data-page="create">');
});

test("a page's document › names the scripts that the app's document does not", () => {
  const preloaded = [...documentOf(template, contents).matchAll(/rel="modulepreload" [^>]*href="([^"]+)"/g)];
  expect(preloaded.map(([, file]) => file)).toEqual(["/assets/page.js"]);
});

test("a page's document › asks for its data and its styles ahead of the scripts that run it", () => {
  const scripts = documentOf(template, contents).match(/<(script|link)[^>]+\.js"/g) ?? [];
  expect(scripts.filter((script) => !script.includes('fetchpriority="low"'))).toEqual([
    '<script type="module" async crossorigin src="/assets/first.js"',
  ]);
});

test("a page's document › shows the shell in the place of the app, as it is", () => {
  expect(documentOf(template, contents)).toContain('<div id="root"><p>$& loading</p></div>');
});

test("a page's document › is not written from a document of another shape", () => {
  expect(() => documentOf("<html></html>", contents)).toThrow("another shape");
});
