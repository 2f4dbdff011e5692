import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Card } from "@fourball/ui/card";
import type { ReactNode } from "react";
import { LoadFailed } from "../../../kit/page/load-failed.tsx";
import { useViewerId } from "../../../kit/session/member.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useGameAddress } from "../game-address.ts";
import { CostFacts } from "./cost-facts.tsx";
import { costTexts } from "./texts.ts";

/** Nothing where nothing was said. A host has it in the list of what more can be done; who owes whom comes after the round. */
export function CostsCard({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const address = useGameAddress();
  const { data, error, refetch } = trpc.cost.get.useQuery(address);
  const people = trpc.participation.list.useQuery(address);
  const viewerId = useViewerId();
  if (error) return <LoadFailed error={error} retry={() => void refetch()} title={costTexts.failed} />;
  const friends = people.data?.find(({ userId }) => userId === viewerId)?.friends.length ?? 0;
  const isSettling = data?.own || (data?.owed.length ?? 0) > 0;
  if (!data?.costs || isSettling || teeTime.viewerStatus === "host") return null;
  return (
    <Card as="section" className="stack gap-4 p-4 sm:px-7 sm:py-5">
      <h2 className="text-h3">{costTexts.title}</h2>
      <CostFacts costs={data.costs} friends={friends} />
    </Card>
  );
}
