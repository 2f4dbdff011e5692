import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

const YEAR_SECONDS = 31_536_000;

/** On every answer, static files and errors included. */
export const securityHeaders = ({ isHttps }: { isHttps: boolean }): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", "https:", "data:", "blob:"],
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
