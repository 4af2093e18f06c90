import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import { liveShell, ShellFactsFile } from '@coinlane/release-ledger';
import type { Gate, Result, ShellFacts } from '@coinlane/release-ledger';

import type { LedgerPorts } from './ledger-ports.ts';

/** Gate for a change. Fails with `ShellUnknown` if the shell was built without its facts. */
export const gateOf = (
  { shellFacts, environment }: Pick<LedgerPorts, 'shellFacts' | 'environment'>,
  isForced: boolean,
): Result<Gate> =>
  shellFacts === null
    ? E.left({ _tag: 'ShellUnknown', env: environment })
    : E.right({ shell: shellFacts, isForced });

/** Gate for a new build: it must fit the live release of the shell, if there is one. */
export const publishGateOf = async (
  ports: Pick<LedgerPorts, 'shellFacts' | 'environment' | 'store'>,
  isForced: boolean,
): Promise<Result<Gate>> => {
  const gate = gateOf(ports, isForced);
  if (E.isLeft(gate)) return gate;
  return pipe(
    await liveShell(ports.store, ports.environment, gate.right.shell),
    E.map((shell) => ({ ...gate.right, shell })),
  );
};

/** Facts of the shell in a folder. If they are missing, logs that and returns null. */
export const readShellFacts = async (
  shellDist: string,
  log: (problem: string) => void,
): Promise<ShellFacts | null> => {
  const path = join(shellDist, 'build.json');
  try {
    const json: unknown = JSON.parse(await readFile(path, 'utf8'));
    const facts = ShellFactsFile.decode(json);
    if (E.isRight(facts)) return facts.right;
  } catch {
    // the caller reports it
  }
  log(`${path} has no shell facts: nothing can be published or promoted over HTTP`);
  return null;
};
