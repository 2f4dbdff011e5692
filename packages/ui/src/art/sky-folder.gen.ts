export const SKY_FOLDER = "/assets/sky-690cfda7";
