/** Shows the games of the visitor's time zone, where the page carries them. A script of its own, without imports: it is small. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const list = document.querySelector("[data-games]");
for (const nearby of document.querySelectorAll("template"))
  if (nearby.dataset.timeZone === timeZone) list?.replaceChildren(nearby.content);

export {};
