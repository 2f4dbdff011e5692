import { buttonStyle } from "@fourball/ui/button";
import Navigation from "lucide-react/icons/navigation";
import type { ReactNode } from "react";
import { directionsUrl } from "../directions.ts";

type DirectionsButtonProps = { courseName: string; location: string; variant?: "primary" | "secondary" };

/** For the pages behind a link, whose first action it mostly is. */
export const DirectionsButton = ({ courseName, location, variant = "primary" }: DirectionsButtonProps): ReactNode => (
  <a
    className={buttonStyle({ variant, size: "large" })}
    href={directionsUrl({ name: courseName, location })}
    rel="noopener noreferrer"
    target="_blank"
  >
    <Navigation aria-hidden="true" className="size-4 stroke-[1.75]" />
    Directions
  </a>
);
