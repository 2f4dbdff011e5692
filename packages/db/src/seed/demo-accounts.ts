/** Printed at start, so that anyone can look around. Only ever on a database that was seeded for show. */
export const DEMO_PASSWORD = "fourball-demo";
export const DEMO_EMAIL = {
  golfer: "golfer@fourball.test",
  admin: "admin@fourball.test",
} as const;

export type DemoAccount = {
  role: "golfer" | "admin";
  email: string;
  password: string;
};

export const demoAccounts: readonly DemoAccount[] = [
  { role: "golfer", email: DEMO_EMAIL.golfer, password: DEMO_PASSWORD },
  { role: "admin", email: DEMO_EMAIL.admin, password: DEMO_PASSWORD },
];
