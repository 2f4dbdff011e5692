export const SKY_FOLDER = "/assets/sky-3eb119d6";
