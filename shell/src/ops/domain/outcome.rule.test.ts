import type { Change } from './change.rule';
import { aPromote, aRollback, aTrial } from './ops.fixture';
import { outcomeWords } from './outcome.rule';
import type { Outcome } from './outcome.rule';

const rollback = aRollback();
const release = aPromote();
const trial = aTrial();

describe('the messages after a change', () => {
  it.each<{ change: Change; outcome: Outcome['outcome']; asked: number; words: string }>([
    { change: rollback, outcome: 'appended', asked: 1, words: 'mfe-swap is back at 1.0.0: revision 5.' },
    { change: release, outcome: 'appended', asked: 1, words: 'mfe-swap 1.2.0 is live for all: revision 5.' },
    {
      change: trial,
      outcome: 'appended',
      asked: 1,
      words: 'mfe-swap 1.2.0 is given to 5 %: revision 5.',
    },
    {
      change: rollback,
      outcome: 'repeated',
      asked: 2,
      words: 'Sent 2 times. It was carried out once: mfe-swap is back at 1.0.0, revision 5.',
    },
    {
      change: rollback,
      outcome: 'unchanged',
      asked: 1,
      words: 'Nothing to change: revision 5.',
    },
    {
      change: rollback,
      outcome: 'planned',
      asked: 1,
      words: 'Roll back mfe-swap would be revision 5; nothing was written.',
    },
  ])('$words', ({ change, outcome, asked, words }) => {
    expect(outcomeWords(change, { outcome, rev: 5, lines: [] }, asked)).toBe(words);
  });
});
