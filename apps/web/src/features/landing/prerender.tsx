import { renderToStaticMarkup } from "react-dom/server";
import { Landing } from "./landing.tsx";

/** The server adds the way back to the addresses in this markup. */
export const landingMarkup = (): string => renderToStaticMarkup(<Landing signInHref="/api/login" />);
