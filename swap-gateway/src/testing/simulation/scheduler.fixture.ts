import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Random } from './random.fixture.ts';

type Pending = { readonly server: number; readonly run: () => void };

/** Decides in which order the calls of all servers are carried out, and when their results arrive. */
export type Scheduler = {
  /** A call that is carried out at one moment and whose result arrives at a later one. */
  readonly call: <A>(server: number, work: () => Promise<A>) => Promise<A>;
  /** Carries out one step of any server. False: nothing is pending. */
  readonly step: () => Promise<boolean>;
  /** Drops the calls of a killed server: pending ones are never executed, and no result arrives. */
  readonly kill: (server: number) => void;
};

/** Creates the scheduler of one simulation. */
export const createScheduler = (random: Random): Scheduler => {
  let pending: Pending[] = [];
  return {
    call: <A>(server: number, work: () => Promise<A>) =>
      new Promise<A>((resolve, reject) => {
        const deliver = (run: () => void): void => {
          pending.push({ server, run });
        };
        deliver(() => {
          work().then(
            (result) => deliver(() => resolve(result)),
            (error: unknown) => deliver(() => reject(error)),
          );
        });
      }),
    step: async () => {
      const [chosen] = pending.splice(random.below(pending.length), 1);
      chosen?.run();
      // every promise that follows from the step is settled by then
      await nextTurn();
      return chosen !== undefined;
    },
    kill: (server) => {
      pending = pending.filter((each) => each.server !== server);
    },
  };
};
