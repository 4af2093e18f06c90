import { allSettled } from 'effector';
import type { EventCallable } from 'effector';

import { startOps } from '../start-ops';
import { anOpsWorld } from './ops-world.fixture';
import type { Ledger } from './ops-world.fixture';

/** Waits for pending promises. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const STEP_MS = 500;

/** Starts the model with a ledger that replies by table. `stop` ends it. */
export const openOps = async (rows: Ledger = {}) => {
  const world = anOpsWorld(rows);
  const { scope, stop } = startOps(world.ports);
  await settled();
  return {
    ...world,
    scope,
    stop,
    /** Sends an event without waiting for pending requests. */
    tell: async <A>(unit: EventCallable<A>, params: A): Promise<void> => {
      void allSettled(unit, { scope, params });
      await settled();
    },
    /** Advances the clock and runs due timers. */
    pass: async (ms: number): Promise<void> => {
      for (let left = ms; left > 0; left -= STEP_MS) {
        world.clock.advance(Math.min(STEP_MS, left));
        await settled();
      }
    },
  };
};
