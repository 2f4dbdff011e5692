import { moneyText } from "@fourball/domain/cost/cents";
import type { GameCosts } from "@fourball/domain/cost/schema";
import { owedToBooker, paidAtShop } from "@fourball/domain/cost/shares";
import { displayName, firstNameOf } from "@fourball/domain/profile/name";
import type { ReactNode } from "react";
import { useViewerId } from "../../../kit/session/member.ts";
import { costTexts } from "./texts.ts";

type CostFactsProps = {
  costs: GameCosts;
  /** How many the viewer answers for. */
  friends: number;
};

/** What each player pays, to whom, and what the course says. */
export function CostFacts({ costs, friends }: CostFactsProps): ReactNode {
  const isOwn = costs.bookedBy.id === useViewerId();
  const amounts = (["greenFee", "cart", "deposit"] as const).flatMap((name) => {
    const cents = costs[name];
    return cents === null ? [] : [{ name, cents }];
  });
  return (
    <div className="stack gap-3">
      {amounts.length > 0 ? (
        <dl className="flex flex-wrap gap-x-5 gap-y-3">
          {amounts.map(({ name, cents }) => (
            <div className="not-first:border-line not-first:border-l-2 not-first:border-dotted not-first:pl-5" key={name}>
              <dt className="text-ink-2 text-micro">{costTexts[name]}</dt>
              <dd className="font-semibold text-[0.9375rem] leading-5.5">
                {moneyText(cents, costs.currency)}
                <span className="font-normal text-ink-2 text-micro"> {costTexts.each}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="text-small">
        {payText(costs, isOwn)} {isOwn || friends === 0 ? null : withFriendsText(costs, friends)}
      </p>
      <p className="text-ink-2 text-small wrap-anywhere">
        {isOwn ? costTexts.youBooked : costTexts.booked(displayName(costs.bookedBy.golfer))}
        {costs.rule ? ` · ${costs.rule}` : ""}
      </p>
    </div>
  );
}

function payText(costs: GameCosts, isOwn: boolean): string | null {
  const [atShop, owed] = [paidAtShop(costs), owedToBooker(costs)];
  const [atShopText, owedText] = [moneyText(atShop, costs.currency), moneyText(owed, costs.currency)];
  const name = firstNameOf(costs.bookedBy.golfer);
  if (owed === 0) return atShop === 0 ? null : costTexts.shop(atShopText);
  if (isOwn) return atShop === 0 ? costTexts.youPaid(owedText) : costTexts.youPaidAndShop(atShopText, owedText);
  return atShop === 0 ? costTexts.booker(name, owedText) : costTexts.shopAndBooker(atShopText, name, owedText);
}

function withFriendsText(costs: GameCosts, friends: number): string | null {
  const each = paidAtShop(costs) + owedToBooker(costs);
  return each === 0 ? null : costTexts.withFriends(moneyText((1 + friends) * each, costs.currency), friends);
}
