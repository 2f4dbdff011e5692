import type { ReactNode } from "react";

export function ForgotPasswordScreen(): ReactNode {
  return <h1>Forgot password</h1>;
}
