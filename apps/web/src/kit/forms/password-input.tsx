import { Input, type InputProps } from "@fourball/ui/forms/input";
import { IconButton } from "@fourball/ui/icon-button";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ReactNode, useState } from "react";
import { passwordFieldTexts } from "./password-texts.ts";

/** A password input with a button that reveals it. */
export function PasswordInput(props: Omit<InputProps, "type" | "trailing">): ReactNode {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Input
      {...props}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <IconButton
          className="-mr-1.5"
          label={isShown ? passwordFieldTexts.hide : passwordFieldTexts.show}
          onClick={() => setShown(!isShown)}
          type="button"
        >
          <Icon aria-hidden="true" />
        </IconButton>
      }
      type={isShown ? "text" : "password"}
    />
  );
}
