import { spawn } from 'node:child_process';

import { fromRoot } from '../../tools/webpack/paths.ts';
import type { OwnSite } from './own-site.ts';

export type CommandResult = {
  /** Exit code. Null if a signal ended it. */
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
};

export type RunningCommand = {
  readonly kill: () => void;
  readonly ended: Promise<CommandResult>;
};

type Options = {
  /** Command in front of the ledger's, such as `prlimit --fsize=…`. */
  readonly through?: readonly string[];
  readonly nodeOptions?: readonly string[];
  readonly env?: string;
};

/** Starts the ledger's command line on a site's ledger, in a separate process. */
export const startLedgerCommand = (
  { ledger }: Pick<OwnSite, 'ledger'>,
  args: readonly string[],
  { through = [], nodeOptions = [], env = 'local' }: Options = {},
): RunningCommand => {
  const [program = process.execPath, ...rest] = [
    ...through,
    process.execPath,
    ...nodeOptions,
    fromRoot('release-ledger/bin/ledger.mjs'),
    ...args,
  ];
  const child = spawn(program, rest, {
    cwd: fromRoot(),
    env: { ...process.env, LEDGER_STORE: ledger, LEDGER_ENV: env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return {
    kill: () => void child.kill('SIGKILL'),
    ended: new Promise((resolve) => {
      child.once('close', (code) => resolve({ code, output, errors }));
    }),
  };
};

/** Runs the ledger's command line to its end. */
export const runLedgerCommand = (
  site: Pick<OwnSite, 'ledger'>,
  args: readonly string[],
  options: Options = {},
): Promise<CommandResult> => startLedgerCommand(site, args, options).ended;
