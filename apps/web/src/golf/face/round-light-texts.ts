/** The light of a whole round. */
export const roundLightTexts = {
  sunset: (time: string) => `Sunset ${time}`,
  sunrise: (time: string) => `Sunrise ${time}`,
  beforeSunrise: "Tees off before sunrise",
};
