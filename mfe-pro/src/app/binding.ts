import type { Effect } from 'effector';

type Answer<Params, Done> = (params: Params) => Promise<Done> | Done;

/** A model's port and what answers it, checked against each other; a row of `fork({ handlers })`. */
export const binding = <Params, Done, Fail>(
  port: Effect<Params, Done, Fail>,
  answer: Answer<Params, Done>,
): [port: Effect<Params, Done, Fail>, answer: Answer<Params, Done>] => [port, answer];
