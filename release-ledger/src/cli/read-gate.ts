import { readFile } from 'node:fs/promises';

import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import type { Result } from '../errors/index.ts';
import { decodeFile } from '../format/index.ts';
import { ShellFacts } from '../gate/index.ts';
import type { Gate } from '../gate/index.ts';
import { failureReason, StoreFailure, withStore } from '../store/index.ts';
import type { CommandLine } from './command-line.ts';

const NOTHING_TO_FORCE = {
  _tag: 'WordRefused',
  what: 'option',
  word: '--force',
  expected: '--shell-facts beside it, for without them there is no gate to go past',
} as const;

const readBytes = async (file: string): Promise<Uint8Array> => {
  try {
    return await readFile(file);
  } catch (error) {
    throw new StoreFailure('read', file, failureReason(error));
  }
};

/** The gate a command line asks for, from the file that describes the shell; none without that file. */
export const readGate = ({ shellFacts, isForced }: CommandLine): Promise<Result<{ readonly gate?: Gate }>> =>
  withStore(async () => {
    if (shellFacts === null || shellFacts === '') return isForced ? E.left(NOTHING_TO_FORCE) : E.right({});
    return pipe(
      decodeFile(ShellFacts, await readBytes(shellFacts)),
      E.mapLeft((problems) => ({
        _tag: 'WordRefused' as const,
        what: 'file of shell facts',
        word: shellFacts,
        expected: `it to fit: ${problems.join('; ')}`,
      })),
      E.map((shell) => ({ gate: { shell, isForced } })),
    );
  });
