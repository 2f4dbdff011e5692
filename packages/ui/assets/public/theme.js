// Runs before the first paint, so that nobody is blinded by the wrong theme. Keep in step with src/theme.ts.
(() => {
  const choice = document.cookie.match(/(?:^|; )theme=(light|dark)(?:;|$)/)?.[1];
  const dark = choice ? choice === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute("content", dark ? "#0a1511" : "#fbfaf3");
  }
})();
