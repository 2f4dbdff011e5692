import type { ReactNode } from "react";

export function SignInScreen(): ReactNode {
  return <h1>Sign in</h1>;
}
