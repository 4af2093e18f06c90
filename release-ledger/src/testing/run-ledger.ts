import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { aShell } from '../gate/gate.fixture.ts';
import { temporaryFolder } from './a-build.ts';
import { runCli } from '../cli/run-cli.ts';

/** Writes the facts of `aShell` to a file, which is deleted when the process ends. */
const writeFacts = (): string => {
  const { path, remove } = temporaryFolder();
  process.once('exit', remove);
  const file = join(path, 'shell.json');
  writeFileSync(file, JSON.stringify(aShell()));
  return file;
};

let factsFile: string | null = null;

/**
 * Runs command lines as `ops` on the ledger in a folder, with a gate for `aShell`. Returns what each printed, line by line.
 */
export const ledgerAt =
  (root: string, variables: Readonly<Record<string, string>> = {}) =>
  async (...args: readonly string[]) => {
    const out: string[] = [];
    const errors: string[] = [];
    factsFile ??= writeFacts();
    const exitCode = await runCli(args, {
      write: (line) => out.push(line),
      writeError: (line) => errors.push(line),
      variables: { LEDGER_STORE: root, LEDGER_SHELL_FACTS: factsFile, ...variables },
      user: 'ops',
    });
    return { exitCode, out, errors };
  };
