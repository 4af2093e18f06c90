import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';

import { ShellFacts } from '@coinlane/release-ledger';
import type { Gate, Result } from '@coinlane/release-ledger';

/** The gate a change has to pass; nothing to pass, and nothing to force, where the shell does not say what it offers. */
export const gateOf = (shell: ShellFacts | null, isForced: boolean): Result<{ readonly gate?: Gate }> => {
  if (shell !== null) return E.right({ gate: { shell, isForced } });
  if (!isForced) return E.right({});
  const expected = 'a server whose shell says what it offers, for without that there is no gate to go past';
  return E.left({ _tag: 'WordRefused', what: 'field', word: 'force', expected });
};

/** What the shell in a folder says it offers remotes; null, and a word in the log, where it says nothing. */
export const readShellFacts = async (
  shellDist: string,
  log: (problem: string) => void,
): Promise<ShellFacts | null> => {
  const path = join(shellDist, 'build.json');
  try {
    const json: unknown = JSON.parse(await readFile(path, 'utf8'));
    const facts = ShellFacts.decode(json);
    if (E.isRight(facts)) return facts.right;
  } catch {
    // told below, with the rest
  }
  log(`${path} does not say what the shell offers: what is promoted over HTTP passes no gate`);
  return null;
};
