import { wordsOf } from '@coinlane/release-ledger';
import type { Status } from '@coinlane/release-ledger';

import type { LedgerPorts } from './ledger-ports.ts';

/** The ledger's status, with what this server serves and the problems of both in words. */
export const withServed = ({ served, problems }: LedgerPorts, status: Status) => {
  const found = status.problems.map((problem) => ({ ...problem, words: wordsOf(problem) }));
  const known = new Set(found.map(({ words }) => words));
  const own = problems().filter((words) => !known.has(words));
  return {
    ...status,
    served: served(),
    problems: [...found, ...own.map((words) => ({ _tag: 'ServerProblem', words }))],
  };
};
