/** How many rows of any list are on a page of the administration. */
export const ADMIN_PAGE = 25;
