/** For golfers who play with people they don't know yet. */
export const PLAYING_SAFELY = "/playing-safely";

/** What the footer links to. The words of each come from a Markdown file, which the operator may replace. */
export const SITE_PAGES = [
  { path: "/about", file: "about.md", name: "About" },
  { path: PLAYING_SAFELY, file: "playing-safely.md", name: "Playing safely" },
  { path: "/privacy", file: "privacy.md", name: "Privacy" },
  { path: "/terms", file: "terms.md", name: "Terms" },
  { path: "/contact", file: "contact.md", name: "Contact" },
  { path: "/accessibility", file: "accessibility.md", name: "Accessibility" },
] as const satisfies { path: `/${string}`; file: `${string}.md`; name: string }[];
