import type { Effect, fork } from 'effector';

type Handlers = NonNullable<NonNullable<Parameters<typeof fork>[1]>['handlers']>;

/** A port and what answers it, as `fork` takes them. */
export type Binding = Extract<Handlers, readonly unknown[]>[number];

/** Binds a port; the compiler sees to it that the answer fits. */
export const binding = <Params, Done, Fail>(
  port: Effect<Params, Done, Fail>,
  answer: (params: Params) => Promise<Done> | Done,
): Binding => [port, answer];
