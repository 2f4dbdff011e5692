import type { AdminUser } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { ratingText } from "@fourball/domain/profile/rating";
import { Card } from "@fourball/ui/card";
import { Select } from "@fourball/ui/forms/select";
import type { ReactNode } from "react";
import { GolferAvatar } from "../../../shared/golfer/golfer-avatar.tsx";
import type { UserSort } from "../admin-search.ts";
import { texts } from "../texts.ts";
import { useAdminSearch } from "../use-admin-search.ts";
import { AdminSwitch } from "./admin-switch.tsx";
import { DetailsButton } from "./details-button.tsx";
import { SuspendedBadge } from "./suspended-badge.tsx";
import { firstSort, USER_COLUMNS } from "./user-columns.ts";

const words = texts.users;

const sorts: { value: UserSort; label: string }[] = [
  { value: "-createdAt", label: words.newest },
  ...USER_COLUMNS.map((column) => ({ value: firstSort(column), label: words.by(column.label) })),
];

/** The table for a phone: each row is a card, and the headers are one choice. */
export function UserCards({ users }: { users: readonly AdminUser[] }): ReactNode {
  const { search, change } = useAdminSearch();
  return (
    <div className="grid gap-3">
      <Select
        label={words.order}
        onValueChange={(sort) => change({ sort: sort === "-createdAt" ? undefined : sort, page: undefined })}
        options={sorts}
        value={search.sort ?? "-createdAt"}
      />
      <ul className="grid gap-3">
        {users.map((user) => (
          <li key={user.id}>
            <UserCard user={user} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function UserCard({ user }: { user: AdminUser }): ReactNode {
  return (
    <Card as="article" className="grid gap-3 px-4 py-3">
      <div className="flex items-center gap-3">
        <GolferAvatar golfer={user} />
        <div className="grid min-w-0 grow gap-0.5">
          <h2 className="flex flex-wrap items-center gap-2 text-body">
            <span className="wrap-anywhere">{displayName(user)}</span>
            <SuspendedBadge user={user} />
          </h2>
          <p className="text-ink-2 text-small wrap-anywhere">{user.email}</p>
        </div>
      </div>
      <dl className="grid grid-cols-3 gap-2 text-small">
        <Figure label={words.columns.gamesHosted} value={user.gamesHosted} />
        <Figure label={words.columns.gamesPlayed} value={user.gamesPlayed} />
        <Figure label={words.columns.rating} value={ratingText(user.rating)} />
      </dl>
      <div className="tear flex flex-wrap items-center justify-between gap-3 pt-3">
        <AdminSwitch user={user} />
        <DetailsButton user={user} />
      </div>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: ReactNode }): ReactNode {
  return (
    <div>
      <dt className="text-ink-2 text-micro">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
