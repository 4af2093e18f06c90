import { combine, createEffect, createStore, merge, sample } from 'effector';
import type { Event, Store } from 'effector';

type Judged<Facts, Verdict> = { readonly facts: Facts; readonly verdict: Verdict };

const verdictFor = <Facts, Verdict>(
  facts: Facts | null,
  judged: Judged<Facts, Verdict> | null,
): Verdict | null => (judged !== null && judged.facts === facts ? judged.verdict : null);

/**
 * Facts are judged by the port when they change, and when `wanted` says so; a verdict counts only for the
 * facts it was given on, so that an overtaken one is never shown.
 */
export const createVerdictModel = <Facts, Verdict>(
  name: string,
  $facts: Store<Facts | null>,
  wanted: Event<unknown>,
) => {
  const judgeFx = createEffect<Facts, Verdict>({ sid: `exchange/${name}Fx` });
  const judged = sample({
    clock: judgeFx.done,
    source: $facts,
    filter: (facts, { params }) => facts === params,
    fn: (_, { params, result }): Judged<Facts, Verdict> => ({ facts: params, verdict: result }),
  });
  const $judged = createStore<Judged<Facts, Verdict> | null>(null, {
    sid: `exchange/${name}`,
    serialize: 'ignore',
  }).on(judged, (_, it) => it);
  const $verdict = combine($facts, $judged, verdictFor);
  const $unjudged = combine($facts, $verdict, (facts, verdict) => (verdict === null ? facts : null));
  const unjudged: Event<Facts | null> = sample({ clock: wanted.map(() => undefined), source: $unjudged });
  const toJudge: Event<Facts> = merge([$facts.updates, unjudged]).filterMap((facts) => facts ?? undefined);
  sample({ clock: toJudge, target: judgeFx });
  return { judgeFx, $verdict };
};
