import { type ComponentType, lazy } from "react";
import type { AskedProps } from "./asked-panel.tsx";

const later = (part: "AskedPanel" | "AskedBar") =>
  lazy(async (): Promise<{ default: ComponentType<AskedProps> }> => ({ default: (await import("./asked-panel.tsx"))[part] }));

export const AskedPanel = later("AskedPanel");
export const AskedBar = later("AskedBar");
