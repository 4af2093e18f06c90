import type { Effect } from 'effector';

type Answer<Params, Done> = (params: Params) => Promise<Done> | Done;

/** Pairs a model's port with its handler, with matching types, for `fork({ handlers })`. */
export const binding = <Params, Done, Fail>(
  port: Effect<Params, Done, Fail>,
  answer: Answer<Params, Done>,
): [port: Effect<Params, Done, Fail>, answer: Answer<Params, Done>] => [port, answer];
