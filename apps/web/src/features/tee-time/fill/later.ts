import { lazy } from "react";
import { idlePart } from "../../../kit/when-idle.ts";

const parts = () => import("./parts.tsx");

export const AskedPanel = lazy(async () => ({ default: (await parts()).AskedPanel }));
export const AskedBar = lazy(async () => ({ default: (await parts()).AskedBar }));
export const FillRow = idlePart(async () => (await parts()).FillRow);
