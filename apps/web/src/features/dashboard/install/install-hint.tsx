import { PRODUCT } from "@fourball/domain/product";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { deviceChoice } from "../../../kit/device-choice.ts";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";

const texts = {
  title: `Install ${PRODUCT}`,
  hint: "One tap to your games, in a window of its own.",
  byHand: "Tap Share, then Add to Home Screen.",
  install: "Install",
  notNow: "Not now",
  dismissed: "You can install it from your browser's menu at any time.",
};

/** Who has hosted or been confirmed twice comes back. */
const GAMES_MIN = 2;

/** Whether it was answered on this device. */
export const installHint = deviceChoice("install-hint", ["done"]);

/** Safari on iPhone and iPad installs by its menu only, and says there whether the app is installed. */
const isInstalledByHand = (): boolean => "standalone" in navigator && navigator.standalone === false;

/** Offers to install the app after the second game that the golfer hosts or is confirmed in, until it is answered once. */
export function InstallHint(): ReactNode {
  const { data } = trpc.dashboard.stats.useQuery();
  const prompt = useInstallPrompt();
  const [isDone, setDone] = useState(() => installHint.read() === "done");
  const [isDismissed, setDismissed] = useState(false);
  const result = useRef<HTMLParagraphElement>(null);
  useFocusWhenReplaced(result, isDismissed ? "dismissed" : "offered");
  if (isDismissed)
    return (
      <p className="text-ink-2 text-small" ref={result} role="status" tabIndex={-1}>
        {texts.dismissed}
      </p>
    );
  const isInstalled = window.matchMedia("(display-mode: standalone)").matches;
  if (isDone || isInstalled || !data || data.total < GAMES_MIN || !(prompt || isInstalledByHand())) return null;

  function dismiss(): void {
    installHint.choose("done");
    setDismissed(true);
  }

  function install(): void {
    installHint.choose("done");
    delete window.installPrompt;
    void prompt?.prompt();
    setDone(true);
  }

  return (
    <Card as="section" className="flex flex-wrap items-center justify-end gap-2 px-4 py-3">
      <div className="grid grow">
        <h2 className="text-body tracking-normal">{texts.title}</h2>
        <p className="text-ink-2 text-small">{prompt ? texts.hint : texts.byHand}</p>
      </div>
      {prompt ? (
        <Button onClick={install} size="small">
          {texts.install}
        </Button>
      ) : null}
      <Button onClick={dismiss} size="small" variant="ghost">
        {texts.notNow}
      </Button>
    </Card>
  );
}

/** The browser may offer it before this is here, or later. */
function useInstallPrompt(): typeof window.installPrompt {
  const [prompt, setPrompt] = useState(window.installPrompt);
  useEffect(() => {
    const onOffer = (): void => setPrompt(window.installPrompt);
    window.addEventListener("beforeinstallprompt", onOffer);
    return () => window.removeEventListener("beforeinstallprompt", onOffer);
  }, []);
  return prompt;
}
