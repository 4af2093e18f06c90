import type { Effect } from 'effector';

type Answer<Params, Done> = (params: Params) => Promise<Done> | Done;

/** Pairs a port with its handler for `fork`, with matching types. */
export const binding = <Params, Done, Fail>(
  port: Effect<Params, Done, Fail>,
  answer: Answer<Params, Done>,
): [port: Effect<Params, Done, Fail>, answer: Answer<Params, Done>] => [port, answer];
