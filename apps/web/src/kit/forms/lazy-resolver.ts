import type { FieldValues, Resolver } from "react-hook-form";
import { idle, whenIdle } from "../when-idle.ts";

/** A schema's resolver whose code comes when the browser is idle, or with the first submit: a form can be filled in without it. */
export function lazyResolver<Input extends FieldValues, Output, Context>(
  load: () => Promise<Resolver<Input, Context, Output>>,
): Resolver<Input, Context, Output> {
  let loading: Promise<Resolver<Input, Context, Output>> | undefined;

  function resolver(): Promise<Resolver<Input, Context, Output>> {
    loading ??= load();
    // The next submit fetches it again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  // The library by itself first: a phone answers between the two.
  whenIdle()
    .then(() => import("@fourball/domain/inputs"))
    .then(idle)
    .then(resolver)
    .catch(() => undefined);
  return async (values, context, options) => (await resolver())(values, context, options);
}
