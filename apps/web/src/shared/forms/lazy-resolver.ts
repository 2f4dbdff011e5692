import type { FieldValues, Resolver } from "react-hook-form";
import { whenIdle } from "../when-idle.ts";

/** A schema's resolver whose code comes when the browser is idle, or with the first submit: a form can be filled in without it. */
export function lazyResolver<Input extends FieldValues, Output>(
  load: () => Promise<Resolver<Input, unknown, Output>>,
): Resolver<Input, unknown, Output> {
  let loading: Promise<Resolver<Input, unknown, Output>> | undefined;

  function resolver(): Promise<Resolver<Input, unknown, Output>> {
    loading ??= load();
    // The next submit fetches it again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  whenIdle()
    .then(resolver)
    .catch(() => undefined);
  return async (values, context, options) => (await resolver())(values, context, options);
}
