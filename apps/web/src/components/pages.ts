/** Addresses as the specification gives them. */
export const pages = {
  dashboard: "/dashboard",
  requests: "/dashboard?tab=requests",
  aboutMe: "/dashboard#me",
  settings: "/settings",
} as const;

export const profilePage = (userId: string): string => `/profile/${userId}`;
