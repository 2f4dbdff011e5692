/** What came of one kind of kills. */
export type Found = { kills: number; writes: number; complaints: string[] };
