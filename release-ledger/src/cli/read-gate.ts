import { readFile } from 'node:fs/promises';

import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import type { Result } from '../errors/index.ts';
import { decodeFile } from '../format/index.ts';
import { ShellFacts } from '../gate/index.ts';
import type { Gate } from '../gate/index.ts';
import { failureReason, StoreFailure, withStore } from '../store/index.ts';
import type { CommandLine } from './command-line.ts';
import { smokeBy } from './run-smoke.ts';

const missingGate = (word: string) =>
  ({
    _tag: 'WordRefused',
    what: 'option',
    word,
    expected: '--shell-facts beside it, for without them there is no gate to go past',
  }) as const;

const withoutGate = (isForced: boolean, smoke: string | null): Result<{ readonly gate?: Gate }> => {
  if (isForced) return E.left(missingGate('--force'));
  return smoke === null ? E.right({}) : E.left(missingGate('--smoke'));
};

const readBytes = async (file: string): Promise<Uint8Array> => {
  try {
    return await readFile(file);
  } catch (error) {
    throw new StoreFailure('read', file, failureReason(error));
  }
};

/** The gate a command line asks for, from the file that describes the shell; none without that file. */
export const readGate = ({
  shellFacts,
  isForced,
  smoke,
  store,
}: CommandLine): Promise<Result<{ readonly gate?: Gate }>> =>
  withStore(async () => {
    if (shellFacts === null || shellFacts === '') return withoutGate(isForced, smoke);
    const opening = smoke === null ? {} : { smoke: smokeBy({ command: smoke, store }) };
    return pipe(
      decodeFile(ShellFacts, await readBytes(shellFacts)),
      E.mapLeft((problems) => ({
        _tag: 'WordRefused' as const,
        what: 'file of shell facts',
        word: shellFacts,
        expected: `it to fit: ${problems.join('; ')}`,
      })),
      E.map((shell) => ({ gate: { shell, isForced, ...opening } })),
    );
  });
