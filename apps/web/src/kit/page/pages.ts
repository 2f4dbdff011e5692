/** Addresses as the specification gives them. */
export const pages = {
  dashboard: "/dashboard",
  settings: "/settings",
} as const;
