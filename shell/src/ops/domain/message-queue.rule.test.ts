import { ageWords, channelStates } from './message-queue.rule';

describe('the messages on the ops page', () => {
  it('are summarised by channel', () => {
    const counts = [
      { channel: 'webhook', phase: 'waiting', count: 2, oldestMs: 300_001 },
      { channel: 'webhook', phase: 'given-up', count: 1, oldestMs: 9 },
      { channel: 'email', phase: 'delivered', count: 7, oldestMs: 900_000 },
    ];
    expect(channelStates(counts)).toEqual([
      { channel: 'email', waiting: 0, delivered: 7, givenUp: 0, oldestMs: null, isLate: false },
      { channel: 'webhook', waiting: 2, delivered: 0, givenUp: 1, oldestMs: 300_001, isLate: true },
    ]);
  });

  it.each([
    { rule: 'within the first retries', oldestMs: 300_000, isLate: false },
    { rule: 'after them', oldestMs: 300_001, isLate: true },
  ])('are late $rule: $isLate', ({ oldestMs, isLate }) => {
    const [state] = channelStates([{ channel: 'email', phase: 'waiting', count: 1, oldestMs }]);
    expect(state?.isLate).toBe(isLate);
  });

  it.each([
    { ms: 40_900, words: '40 s' },
    { ms: 119_999, words: '119 s' },
    { ms: 120_000, words: '2 min' },
    { ms: 7_199_999, words: '119 min' },
    { ms: 7_200_000, words: '2 h' },
  ])('have an age: $words', ({ ms, words }) => {
    expect(ageWords(ms)).toBe(words);
  });
});
