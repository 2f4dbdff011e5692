export const HANDICAP_MAX = 54;
export const BIO_MAX = 500;
