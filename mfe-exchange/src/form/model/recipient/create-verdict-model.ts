import { combine, createEffect, createStore, merge, sample } from 'effector';
import type { Event, Store } from 'effector';

/** A verdict, and the facts that it was derived from. */
export type CheckedFacts<Facts, Verdict> = { readonly facts: Facts; readonly verdict: Verdict };

const verdictFor = <Facts, Verdict>(
  facts: Facts | null,
  checked: CheckedFacts<Facts, Verdict> | null,
): Verdict | null => (checked !== null && checked.facts === facts ? checked.verdict : null);

/**
 * Checks the facts through the port when they change or a recheck is requested. A verdict applies only to the
 * facts that it was derived from, so an outdated one is never shown.
 */
export const createVerdictModel = <Facts, Verdict>(
  name: string,
  $facts: Store<Facts | null>,
  recheckRequested: Event<unknown>,
) => {
  const checkFx = createEffect<Facts, Verdict>({ sid: `exchange/${name}Fx` });
  const checked = sample({
    clock: checkFx.done,
    source: $facts,
    filter: (facts, { params }) => facts === params,
    fn: (_, { params, result }): CheckedFacts<Facts, Verdict> => ({ facts: params, verdict: result }),
  });
  const $checked = createStore<CheckedFacts<Facts, Verdict> | null>(null, {
    sid: `exchange/${name}`,
    serialize: 'ignore',
  }).on(checked, (_, it) => it);
  const $verdict = combine($facts, $checked, verdictFor);
  const $unchecked = combine($facts, $verdict, (facts, verdict) => (verdict === null ? facts : null));
  const unchecked: Event<Facts | null> = sample({
    clock: recheckRequested.map(() => undefined),
    source: $unchecked,
  });
  const toCheck: Event<Facts> = merge([$facts.updates, unchecked]).filterMap((facts) => facts ?? undefined);
  sample({ clock: toCheck, target: checkFx });
  return { checkFx, $verdict, $checked };
};
