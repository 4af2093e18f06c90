import { httpError, networkError } from '@coinlane/shared-contracts/errors';

import { isDue } from './is-due';

const nothing = { now: 10_000, movedAt: 0, isAsking: false, answer: null, failure: null };
const answer = { question: 'q', value: 'a', receivedAt: 5000 };
const failedAt = (at: number, error = networkError('offline')) => ({ question: 'q', error, at });

describe('isDue', () => {
  it.each([
    { rule: 'never fetched: due', facts: nothing, due: true },
    { rule: 'just changed: not yet', facts: { ...nothing, movedAt: 9500 }, due: false },
    { rule: 'running: not due', facts: { ...nothing, isAsking: true }, due: false },
    {
      rule: 'answered recently: not due',
      facts: { ...nothing, answer: { ...answer, receivedAt: 6000 } },
      due: false,
    },
    { rule: 'answered 5 s ago: due', facts: { ...nothing, answer }, due: true },
    {
      rule: 'failed recently: not due, whatever the last answer',
      facts: { ...nothing, answer, failure: failedAt(6001) },
      due: false,
    },
    { rule: 'failed 4 s ago: due', facts: { ...nothing, failure: failedAt(6000) }, due: true },
    {
      rule: 'with a retry delay: not before its end',
      facts: { ...nothing, failure: failedAt(5000, httpError(429, null, 6000)) },
      due: false,
    },
    {
      rule: 'refused: never automatically',
      facts: { ...nothing, failure: failedAt(0, httpError(404, null)) },
      due: false,
    },
  ])('$rule', ({ facts, due }) => {
    expect(isDue(facts, ({ receivedAt }) => receivedAt + 5000)).toBe(due);
  });

  it('does not refetch an answer that never expires', () => {
    expect(isDue({ ...nothing, answer }, () => null)).toBe(false);
  });
});
