import { Badge } from "@fourball/ui/badge";
import Handshake from "lucide-react/icons/handshake";
import type { ReactNode } from "react";
import { trpc } from "../trpc/trpc.ts";
import { partnerTexts } from "./texts.ts";

/** Says that the golfer is a partner of the viewer, who is signed in; nothing for anyone else. */
export function PartnerBadge({ userId }: { userId: string }): ReactNode {
  const { data } = trpc.partner.answered.useQuery();
  const isPartner = data?.some((golfer) => golfer.userId === userId && golfer.isPartner) ?? false;
  if (!isPartner) return null;
  return (
    <Badge tone="primary">
      <Handshake aria-hidden="true" /> {partnerTexts.partners}
    </Badge>
  );
}
