import { changeTitle } from './change.rule';
import type { Change } from './change.rule';

/** Result of a request to the ledger. */
export type Outcome = {
  /** `repeated`: the same request was already carried out. `unchanged`: the change was already in effect. */
  readonly outcome: 'appended' | 'unchanged' | 'repeated' | 'planned';
  readonly rev: number;
  /** Changes as formatted by the ledger. */
  readonly lines: readonly string[];
};

const doneWords = (change: Change): string => {
  switch (change._tag) {
    case 'Rollback':
      return `${change.remote} is back at ${change.to}`;
    case 'Promote':
      return `${change.remote} ${change.version} is live for all`;
    case 'Canary':
      return `${change.remote} ${change.version} is given to ${String(change.percent)} %`;
  }
};

/** Describes the result in one or two sentences. `asked`: number of times the request was sent. */
export const outcomeWords = (change: Change, { outcome, rev }: Outcome, asked: number): string => {
  const revision = `revision ${String(rev)}`;
  const wasLost = asked > 1 ? `Sent ${String(asked)} times. ` : '';
  switch (outcome) {
    case 'appended':
      return `${wasLost}${doneWords(change)}: ${revision}.`;
    case 'repeated':
      return `${wasLost}It was carried out once: ${doneWords(change)}, ${revision}.`;
    case 'unchanged':
      return `${wasLost}Nothing to change: ${revision}.`;
    case 'planned':
      return `${changeTitle(change)} would be ${revision}; nothing was written.`;
  }
};
