/** Said of a text beyond its limit, by the schemas and by fields that load no schema. */
export const tooLong = (what: string, max: number): string => `${what} must be ${max} characters or less`;
