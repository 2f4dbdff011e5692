import type { ThemeChoice } from "@fourball/ui/theme";
import { type ReactNode, useId } from "react";

// As in tokens.css: a preview shows its theme whatever the page has.
const looks = {
  light: { paper: "#fbfaf3", ink: "#10251d", button: "#0d5a3c" },
  dark: { paper: "#0a1511", ink: "#eef2e6", button: "#8fdf94" },
};

/** A small page in that theme; half of each where the device decides. */
export function ThemePreview({ of }: { of: ThemeChoice }): ReactNode {
  const clip = useId();
  return (
    <svg aria-hidden="true" className="keeps-colors w-full rounded-tag border border-line" viewBox="0 0 132 64">
      <Page look={of === "dark" ? "dark" : "light"} />
      {of === "system" ? (
        <>
          <clipPath id={clip}>
            <path d="M76 0H132V64H56Z" />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <Page look="dark" />
          </g>
        </>
      ) : null}
    </svg>
  );
}

function Page({ look }: { look: keyof typeof looks }): ReactNode {
  const { paper, ink, button } = looks[look];
  return (
    <>
      <rect fill={paper} height="64" width="132" />
      <rect fill={ink} height="6" rx="2" width="44" x="8" y="8" />
      <rect fill="#9fc4dd" height="12" width="116" x="8" y="19" />
      <rect fill="#5d9a57" height="11" width="116" x="8" y="30" />
      <rect fill={button} height="9" rx="3" width="32" x="92" y="48" />
    </>
  );
}
