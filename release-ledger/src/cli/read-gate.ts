import { readFile } from 'node:fs/promises';

import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import { liveShell, recordedShell } from '../channel/index.ts';
import type { Result } from '../errors/index.ts';
import { decodeFile } from '../format/index.ts';
import { ShellFactsFile } from '../gate/index.ts';
import type { Gate, ShellFacts } from '../gate/index.ts';
import { failureReason, StoreFailure, withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import type { CommandLine } from './command-line.ts';
import { smokeBy } from './run-smoke.ts';

const readBytes = async (file: string): Promise<Uint8Array> => {
  try {
    return await readFile(file);
  } catch (error) {
    throw new StoreFailure('read', file, failureReason(error));
  }
};

const factsInFile = async (file: string): Promise<Result<ShellFacts>> =>
  pipe(
    decodeFile(ShellFactsFile, await readBytes(file)),
    E.mapLeft((problems) => ({
      _tag: 'WordRefused' as const,
      what: 'file of shell facts',
      word: file,
      expected: `it to fit: ${problems.join('; ')}`,
    })),
  );

const isNamed = (file: string | null): file is string => file !== null && file !== '';

/**
 * Creates the gate of a change, with the shell facts in the given file, otherwise with those that the servers
 * recorded for its environment.
 */
export const readGate = (
  store: Store,
  { shellFacts, isForced, smoke, store: address, env }: CommandLine,
): Promise<Result<Gate>> =>
  withStore(async () => {
    const facts = await (isNamed(shellFacts) ? factsInFile(shellFacts) : recordedShell(store, env));
    const opening = smoke === null ? {} : { smoke: smokeBy({ command: smoke, store: address }) };
    return pipe(
      facts,
      E.map((shell) => ({ shell, isForced, ...opening })),
    );
  });

/** Creates the gate of `publish`: a build must fit the live release of the shell, if there is one. */
export const readPublishGate = async (store: Store, line: CommandLine): Promise<Result<Gate>> => {
  const gate = await readGate(store, line);
  if (E.isLeft(gate) || isNamed(line.shellFacts)) return gate;
  return pipe(
    await liveShell(store, line.env, gate.right.shell),
    E.map((shell) => ({ ...gate.right, shell })),
  );
};
