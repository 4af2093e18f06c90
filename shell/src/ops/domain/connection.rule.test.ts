import { connectionOf, connectionWords, feedAfter, STALE_AFTER_MS } from './connection.rule';
import type { FeedState, Heard } from './connection.rule';

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
    { rule: 'nobody answered yet', feed: 'lost', heardAtMs: null, nowMs: NOW, words: 'Connecting' },
    {
      rule: 'a token that gets no feed',
      feed: 'none',
      heardAtMs: NOW - 3000,
      nowMs: NOW,
      words: 'Asking every 3 s',
    },
    {
      rule: 'a feed that never was open',
      feed: 'unavailable',
      heardAtMs: NOW - 3000,
      nowMs: NOW,
      words: 'Asking every 3 s',
    },
    {
      rule: 'no feed, and nobody answers',
      feed: 'none',
      heardAtMs: NOW - STALE_AFTER_MS,
      nowMs: NOW,
      words: 'Stale since 01:59:50 UTC',
    },
  ])('$rule: $words', ({ words, ...heard }) => {
    expect(connectionWords(connectionOf(heard))).toBe(words);
  });
});

describe('a feed after news of it', () => {
  it.each<{ rule: string; before: FeedState; now: 'open' | 'lost'; after: FeedState }>([
    { rule: 'one that never was open is not lost', before: 'opening', now: 'lost', after: 'unavailable' },
    { rule: 'nor is it the second time', before: 'unavailable', now: 'lost', after: 'unavailable' },
    { rule: 'one that was open is', before: 'open', now: 'lost', after: 'lost' },
    { rule: 'late is not too late', before: 'unavailable', now: 'open', after: 'open' },
  ])('$rule', ({ before, now, after }) => {
    expect(feedAfter(before, now)).toBe(after);
  });
});
