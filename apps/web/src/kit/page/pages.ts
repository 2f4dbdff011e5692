/** Addresses as the specification gives them. */
export const pages = {
  dashboard: "/dashboard",
  settings: "/settings",
} as const;

export const profilePage = (userId: string): string => `/profile/${userId}`;
