import { setTimeout as wait } from 'node:timers/promises';

import * as E from 'fp-ts/lib/Either.js';

import { recordShell, wordsOf } from '@coinlane/release-ledger';
import type { ShellFacts, Store } from '@coinlane/release-ledger';

/** Maximum delay of a server's start by a store that does not reply. */
const FIRST_ATTEMPT_MS = 1500;
const AGAIN_MS = 30_000;

type Settings = {
  readonly store: Store;
  readonly environment: string;
  /** Null: the shell was built without facts. Then nothing is recorded. */
  readonly shellFacts: ShellFacts | null;
  readonly log: (problem: string) => void;
};

/**
 * Records the shell of this environment in the ledger, for the gate of the command line. Repeats this every 30 s,
 * because a store can be unavailable at the start, or be restored from an older copy.
 */
export const createShellRecorder = ({ store, environment, shellFacts, log }: Settings) => {
  const startedAt = new Date();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let logged: string | null = null;

  const record = async (facts: ShellFacts): Promise<void> => {
    const recorded = await recordShell(store, environment, { facts, startedAt });
    const problem = E.isLeft(recorded) ? wordsOf(recorded.left) : null;
    if (problem !== null && problem !== logged) log(`recording the shell in the ledger failed: ${problem}`);
    logged = problem;
    if (!isStopped) timer = setTimeout(() => void record(facts), AGAIN_MS).unref();
  };

  return {
    /** Resolves after the first attempt, or after 1.5 s. */
    start: async (): Promise<void> => {
      if (shellFacts === null) return;
      await Promise.race([record(shellFacts), wait(FIRST_ATTEMPT_MS, undefined, { ref: false })]);
    },
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
