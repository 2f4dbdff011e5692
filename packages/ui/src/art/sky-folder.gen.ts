export const SKY_FOLDER = "/assets/sky-0dfebe82";
