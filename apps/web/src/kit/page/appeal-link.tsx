import { linkStyle } from "@fourball/ui/navigation/link";
import type { ReactNode } from "react";
import { texts } from "../texts.ts";

/** For a golfer who was warned or suspended. */
export const AppealLink = (): ReactNode => (
  <a className={linkStyle()} href="/contact">
    {texts.appeal}
  </a>
);
