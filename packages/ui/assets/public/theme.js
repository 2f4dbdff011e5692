// Runs before the first paint, so that nobody is blinded by the wrong theme. Keep in step with src/theme.ts.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem("theme");
  } catch {}
  const dark = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute("content", dark ? "#0a1511" : "#fbfaf3");
  }
})();
