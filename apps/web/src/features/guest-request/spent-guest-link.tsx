import { buttonStyle } from "@fourball/ui/button";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useContext } from "react";
import { MemberContext } from "../../kit/session/member.ts";
import { texts } from "./texts.ts";

/** Behind a link that never worked, or whose spot is that of an account now. */
export function SpentGuestLink(): ReactNode {
  const account = useContext(MemberContext);
  return (
    <div className="stack gap-4 p-5 sm:p-7">
      <h1>{texts.spent}</h1>
      <p className="text-ink-2">{texts.spentHint}</p>
      {account ? null : (
        <Link className={buttonStyle({ size: "large", wide: true })} to="/sign-in">
          {texts.signIn}
        </Link>
      )}
      <a className={linkStyle({ className: "w-fit" })} href="/">
        {texts.home}
      </a>
    </div>
  );
}
