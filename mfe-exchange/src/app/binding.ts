import type { Effect } from 'effector';

type Answer<Params, Done> = (params: Params) => Promise<Done> | Done;

/** A port and what answers it, as `fork` takes them; the compiler sees to it that the answer fits. */
export const binding = <Params, Done, Fail>(
  port: Effect<Params, Done, Fail>,
  answer: Answer<Params, Done>,
): [port: Effect<Params, Done, Fail>, answer: Answer<Params, Done>] => [port, answer];
