import { readFile } from 'node:fs/promises';

import { recordedShell, ShellFactsFile, wordsOf } from '@coinlane/release-ledger';
import type { ShellFacts } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';
import { failure } from 'io-ts/lib/PathReporter.js';

import { fromRoot } from '../webpack/index.ts';
import type { LedgerPlace } from './ledger-place.ts';

/** File in which the build of the shell records what it offers to remotes and requires of them. */
const SHELL_FACTS = fromRoot('shell/dist/build.json');

/**
 * Facts of the shell that runs in the ledger's environment, or of the built one if no server recorded any. Throws
 * an Error if neither exists.
 */
export const liveShellFacts = async ({
  store,
  env,
}: Pick<LedgerPlace, 'store' | 'env'>): Promise<ShellFacts> => {
  const recorded = await recordedShell(store, env);
  if (E.isRight(recorded)) return recorded.right;
  const { _tag: why } = recorded.left;
  if (why === 'ShellUnknown' || why === 'NotFound') return readShellFacts();
  throw new Error(wordsOf(recorded.left));
};

/** Facts for the gate of a development build. Its bytes are not checked, because it is not minified. */
export const withoutByteBudget = (facts: ShellFacts): ShellFacts => ({
  ...facts,
  firstLoadBytes: { usual: Number.MAX_SAFE_INTEGER, byRemote: {} },
});

/**
 * Facts that every publish and promote on this machine is checked against. Throws an Error if the shell is not built.
 */
export const readShellFacts = async (file = SHELL_FACTS): Promise<ShellFacts> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing: build the shell first, because remotes are checked against it`);
  });
  const raw: unknown = JSON.parse(text);
  const facts = ShellFactsFile.decode(raw);
  if (E.isRight(facts)) return facts.right;
  throw new Error(`${file} has no valid shell facts: build it again (${failure(facts.left).join('; ')})`);
};
