import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

const YEAR_SECONDS = 31_536_000;

type Site = { isHttps: boolean; MAP_TILES_URL?: string | undefined };

/** Tiles are pictures: those over https are allowed already, those of this machine are named. */
const tileSources = (url = ""): string[] => (url.startsWith("http://") ? [new URL(url.replace(/\{\w+\}/g, "a")).origin] : []);

/** On every answer, static files and errors included. */
export const securityHeaders = ({ isHttps, MAP_TILES_URL }: Site): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", "https:", "data:", "blob:", ...tileSources(MAP_TILES_URL)],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      frameSrc: ["'none'"],
      frameAncestors: ["'none'"],
      // It also turns http images into https ones, so it waits for a site that is https itself.
      ...(isHttps && { upgradeInsecureRequests: [] }),
    },
    strictTransportSecurity: isHttps ? `max-age=${YEAR_SECONDS}; includeSubDomains` : false,
    referrerPolicy: "no-referrer",
    xFrameOptions: "DENY",
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
    // Near Me asks for the position.
    permissionsPolicy: {
      camera: [],
      microphone: [],
      payment: [],
      geolocation: ["self"],
    },
  });
