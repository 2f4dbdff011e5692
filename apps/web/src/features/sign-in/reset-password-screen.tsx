import type { ReactNode } from "react";

export function ResetPasswordScreen(): ReactNode {
  return <h1>Reset password</h1>;
}
