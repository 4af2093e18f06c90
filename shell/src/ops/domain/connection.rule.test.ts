import { connectionOf, connectionWords, STALE_AFTER_MS } from './connection.rule';
import type { Heard } from './connection.rule';

const NOW = Date.parse('2026-11-21T02:00:00Z');

describe('what the page says of its connection', () => {
  it.each<Heard & { rule: string; words: string }>([
    { rule: 'before the first word', feed: 'opening', heardAtMs: null, nowMs: NOW, words: 'Connecting' },
    {
      rule: 'answered, feed not open yet',
      feed: 'opening',
      heardAtMs: NOW - 10,
      nowMs: NOW,
      words: 'Connecting',
    },
    { rule: 'an open feed is live, however quiet', feed: 'open', heardAtMs: 0, nowMs: NOW, words: 'Live' },
    {
      rule: 'a lost feed, answered lately',
      feed: 'lost',
      heardAtMs: NOW - STALE_AFTER_MS + 1,
      nowMs: NOW,
      words: 'Reconnecting, asking meanwhile',
    },
    {
      rule: 'a lost feed, nobody answers',
      feed: 'lost',
      heardAtMs: NOW - STALE_AFTER_MS,
      nowMs: NOW,
      words: 'Stale since 01:59:50 UTC',
    },
    { rule: 'a feed that was never open', feed: 'lost', heardAtMs: null, nowMs: NOW, words: 'Connecting' },
  ])('$rule: $words', ({ words, ...heard }) => {
    expect(connectionWords(connectionOf(heard))).toBe(words);
  });
});
