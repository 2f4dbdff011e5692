import { vi } from "vitest";

/** The browser's question for the position, and how the golfer answers it. */
export function mockPositionPrompt(answer: "yes" | "no") {
  const getCurrentPosition = vi.fn<Geolocation["getCurrentPosition"]>((yes, no) => {
    const coords = { latitude: 36.60123, longitude: -121.88977, accuracy: 9 };
    const elsewhere = { altitude: null, altitudeAccuracy: null, heading: null, speed: null, toJSON: () => coords };
    if (answer === "yes") yes({ coords: { ...coords, ...elsewhere }, timestamp: 0, toJSON: () => coords });
    else no?.({ code: 1, message: "denied", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  });
  vi.spyOn(navigator, "geolocation", "get").mockReturnValue({ getCurrentPosition, watchPosition: () => 0, clearWatch: () => {} });
  return getCurrentPosition;
}
