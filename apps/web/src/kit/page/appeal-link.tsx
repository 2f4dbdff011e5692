import { linkStyle } from "@fourball/ui/navigation/link";
import type { ReactNode } from "react";
import { kitTexts } from "../texts.ts";

/** For a golfer who was warned or suspended. */
export const AppealLink = (): ReactNode => (
  <a className={linkStyle()} href="/contact">
    {kitTexts.appeal}
  </a>
);
