import { Switch } from "@fourball/ui/forms/switch";
import type { ReactNode } from "react";
import { formTexts } from "./texts.ts";
import { useChoice } from "./use-choice.ts";

export function PublicField(): ReactNode {
  const { value = true, choose } = useChoice("isPublic");
  return (
    <Switch
      checked={value}
      description={value ? formTexts.public.on : formTexts.public.turnOff}
      label={formTexts.public.label}
      onCheckedChange={(checked) => choose(checked)}
    />
  );
}
