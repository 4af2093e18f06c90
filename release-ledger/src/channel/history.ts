import * as E from 'fp-ts/lib/Either.js';

import type { LedgerError, Result } from '../errors/index.ts';
import { checkRemote } from '../format/index.ts';
import type { Revision } from '../format/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { diffRevisions } from './diff-revisions.ts';
import type { Change } from './diff-revisions.ts';
import { readHead } from './read-head.ts';
import { readRevisionFile } from './read-revision.ts';

export type HistoryEntry = { readonly revision: Revision; readonly changes: readonly Change[] };

/** History, newest first. `problems` lists revisions that do not decode. */
export type History = {
  readonly entries: readonly HistoryEntry[];
  readonly problems: readonly LedgerError[];
};

const BEFORE_THE_FIRST = { shell: '', remotes: {} };

const isAbout = (remote: string | undefined, { changes }: HistoryEntry): boolean =>
  remote === undefined || changes.some((change) => 'remote' in change && change.remote === remote);

const readEntries = async (store: Store, env: string, newest: number): Promise<History> => {
  const entries: HistoryEntry[] = [];
  const problems: LedgerError[] = [];
  let before: Pick<Revision, 'shell' | 'remotes'> = BEFORE_THE_FIRST;
  for (let rev = 1; rev <= newest; rev += 1) {
    const file = await readRevisionFile(store, env, rev);
    if (file === null) continue;
    if (E.isLeft(file.content)) {
      problems.push(file.content.left);
      continue;
    }
    const revision = file.content.right;
    entries.unshift({ revision, changes: diffRevisions(before, revision) });
    before = revision;
  }
  return { entries, problems };
};

const isKnown = (entries: readonly HistoryEntry[], remote: string): boolean =>
  entries.some(({ revision }) => Object.hasOwn(revision.remotes, remote));

/**
 * Returns the history of an environment, newest first, or only the changes of one remote. Fails with `NotFound` if the
 * environment or remote never existed, `WordRefused`, `LedgerBroken` or `StoreFailed`.
 */
export const history = (store: Store, env: string, remote?: string): Promise<Result<History>> =>
  withStore(async () => {
    const name = remote === undefined ? E.right('') : checkRemote(remote);
    if (E.isLeft(name)) return name;
    const head = await readHead(store, env);
    if (E.isLeft(head)) return head;

    const { entries, problems } = await readEntries(store, env, head.right.highest);
    if (remote !== undefined && !isKnown(entries, remote)) {
      const known = [...new Set(entries.flatMap(({ revision }) => Object.keys(revision.remotes)))].toSorted();
      return E.left({
        _tag: 'NotFound',
        what: 'remote',
        word: remote,
        where: `the history of ${env}`,
        known,
      });
    }
    return E.right({ entries: entries.filter((entry) => isAbout(remote, entry)), problems });
  });
