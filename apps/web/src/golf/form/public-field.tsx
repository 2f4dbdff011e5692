import { Switch } from "@fourball/ui/forms/switch";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";
import { useChoice } from "./use-choice.ts";

export function PublicField(): ReactNode {
  const { value = true, choose } = useChoice("isPublic");
  return (
    <Switch
      checked={value}
      description={value ? texts.public.on : texts.public.turnOff}
      label={texts.public.label}
      onCheckedChange={(checked) => choose(checked)}
    />
  );
}
