import type { ReactNode } from "react";

export function SignUpScreen(): ReactNode {
  return <h1>Sign up</h1>;
}
