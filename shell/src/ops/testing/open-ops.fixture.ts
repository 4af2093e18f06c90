import { allSettled } from 'effector';
import type { EventCallable } from 'effector';

import { startOps } from '../start-ops';
import { anOpsWorld } from './ops-world.fixture';
import type { Ledger } from './ops-world.fixture';

/** Lets promises that are due settle. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const STEP_MS = 500;

/** The page's model at work on a ledger that answers by rows; `stop` ends it. */
export const openOps = async (rows: Ledger = {}) => {
  const world = anOpsWorld(rows);
  const { scope, stop } = startOps(world.ports);
  await settled();
  return {
    ...world,
    scope,
    stop,
    /** Without waiting for what is on its way. */
    tell: async <A>(unit: EventCallable<A>, params: A): Promise<void> => {
      void allSettled(unit, { scope, params });
      await settled();
    },
    /** Lets time go by, with what comes due in it. */
    pass: async (ms: number): Promise<void> => {
      for (let left = ms; left > 0; left -= STEP_MS) {
        world.clock.advance(Math.min(STEP_MS, left));
        await settled();
      }
    },
  };
};
