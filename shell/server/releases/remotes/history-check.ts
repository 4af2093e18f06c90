import type { Composition, ReleaseSource } from './release-source.ts';

type Revision = Pick<Composition, 'revision' | 'hash'>;

/** Detects that a served revision is no longer in the ledger, for example after the store was restored. */
export type HistoryCheck = {
  readonly problems: () => readonly string[];
  /**
   * Must be called before another revision replaces the served one. Resolves to a function that reports the
   * result, to be called when the new revision is served. Rejects if the ledger is not readable.
   */
  readonly compare: (served: Revision | null, newest: Composition) => Promise<() => void>;
};

const nameOf = (revision: number, hash: string): string =>
  `revision ${String(revision)} (${hash.slice(0, 12)})`;

/**
 * Creates the check. It compares hashes, not numbers, because a restored store reuses the number of a lost revision.
 */
export const createHistoryCheck = (source: ReleaseSource, log: (problem: string) => void): HistoryCheck => {
  let problem: string | null = null;

  const problemOf = async (served: Revision | null, newest: Composition): Promise<string | null> => {
    if (served?.hash === undefined || newest.hash === undefined || source.hashOf === undefined) return null;
    const found = await source.hashOf(served.revision);
    if (found === served.hash) return null;
    const change = found === null ? 'is missing' : `was replaced by ${found.slice(0, 12)}`;
    return (
      `the ledger lost history: ${nameOf(served.revision, served.hash)} was served here and ${change};` +
      `the ledger is at ${nameOf(newest.revision, newest.hash)}. The next change in the ledger ends this warning`
    );
  };

  return {
    problems: () => (problem === null ? [] : [problem]),
    compare: async (served, newest) => {
      const found = await problemOf(served, newest);
      return () => {
        if (found !== null && found !== problem) log(found);
        problem = found;
      };
    },
  };
};
