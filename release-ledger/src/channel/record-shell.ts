import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import type { Result } from '../errors/index.ts';
import { decodeFile, encodeFile, Instant } from '../format/index.ts';
import { ShellFacts } from '../gate/index.ts';
import { shellKey, withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { readHead } from './read-head.ts';

/** Record of the shell of an environment, with the start time of the server that wrote it. */
const ShellRecord = t.readonly(
  t.type({ schema: t.literal(1), startedAt: Instant, facts: ShellFacts }),
  'ShellRecord',
);
type ShellRecord = t.TypeOf<typeof ShellRecord>;

const readRecord = async (
  store: Store,
  env: string,
): Promise<E.Either<readonly string[], ShellRecord> | null> => {
  const bytes = await store.read(shellKey(env));
  return bytes === null ? null : decodeFile(ShellRecord, bytes);
};

/** Facts of a shell, and when its server started. */
export type StartedShell = { readonly facts: ShellFacts; readonly startedAt: Date };

/**
 * Records the shell of an environment, for the gate of later changes. The server that started last takes
 * precedence. A broken record is replaced. Fails like `readHead`.
 */
export const recordShell = (
  store: Store,
  env: string,
  { facts, startedAt }: StartedShell,
): Promise<Result<'recorded' | 'unchanged'>> =>
  withStore(async () => {
    const head = await readHead(store, env);
    if (E.isLeft(head)) return head;
    const found = await readRecord(store, env);
    if (found !== null && E.isRight(found) && Date.parse(found.right.startedAt) >= startedAt.getTime())
      return E.right('unchanged');
    const record: ShellRecord = { schema: 1, startedAt: startedAt.toISOString(), facts };
    await store.writeHint(shellKey(env), encodeFile(record));
    return E.right('recorded');
  });

/**
 * Returns the shell facts of an environment. Fails with `ShellUnknown` if no server recorded them, with `LedgerBroken`,
 * or like `readHead`.
 */
export const recordedShell = (store: Store, env: string): Promise<Result<ShellFacts>> =>
  withStore(async () => {
    const head = await readHead(store, env);
    if (E.isLeft(head)) return head;
    const found = await readRecord(store, env);
    if (found === null) return E.left({ _tag: 'ShellUnknown', env });
    return E.isLeft(found)
      ? E.left({ _tag: 'LedgerBroken', file: shellKey(env), problems: found.left })
      : E.right(found.right.facts);
  });
