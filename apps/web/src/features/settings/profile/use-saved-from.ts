import type { Account } from "@fourball/domain/account/schema";
import { useEffect, useState } from "react";
import { whenIdle } from "../../../kit/when-idle.ts";
import { loadProfileForm, type ProfileValues, type SavedValues } from "./profile-values.ts";

type SavedFrom = (values: Partial<ProfileValues>) => SavedValues;

/** What a submit would save; until the schema has come, what is saved already. */
export function useSavedFrom(account: Account): SavedFrom {
  const [loaded, setLoaded] = useState<{ savedFrom: SavedFrom }>();
  useEffect(() => {
    let isGone = false;
    whenIdle()
      .then(loadProfileForm)
      .then((form) => {
        if (!isGone) setLoaded(form);
      })
      // The preview keeps what is saved.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return loaded?.savedFrom ?? (() => account);
}
