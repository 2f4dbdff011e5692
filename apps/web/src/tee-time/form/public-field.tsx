import { Switch } from "@fourball/ui/forms/switch";
import type { ReactNode } from "react";
import { useChoice } from "./use-choice.ts";

export function PublicField(): ReactNode {
  const { value = true, choose } = useChoice("isPublic");
  return (
    <Switch
      checked={value}
      description={
        value
          ? "Allow anyone to request to join your tee time"
          : "Allow anyone to request to join your tee time. Off: only golfers with your invite link find it."
      }
      label="Public Tee Time"
      onCheckedChange={(checked) => choose(checked)}
    />
  );
}
