import { wordsOf } from '@coinlane/release-ledger';
import type { Status } from '@coinlane/release-ledger';

import type { LedgerPorts } from './ledger-ports.ts';

/** Status of the ledger, with the revision of this server and the problems of both. */
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
