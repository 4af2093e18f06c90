import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import { fromRoot } from '../../webpack/paths.ts';
import { bareVariables } from './own-process.ts';

export type LedgerRun = {
  readonly exitCode: number;
  readonly out: string;
  readonly errors: string;
  /** Start time of the process, by `Date.now()`. */
  readonly startedAtMs: number;
};

/** Runs the ledger's command line in a separate process, as operators do. Never rejects because the command failed. */
export const runLedger = async (
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<LedgerRun> => {
  const startedAtMs = Date.now();
  const child = spawn(process.execPath, [fromRoot('release-ledger/bin/ledger.mjs'), ...args], {
    cwd: fromRoot(),
    env: { ...bareVariables(), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { exitCode: child.exitCode ?? 1, out, errors, startedAtMs };
};
