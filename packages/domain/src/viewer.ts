/** The signed-in golfer on whose behalf something is done. */
export type Viewer = { id: string; isAdmin: boolean };
