import { connectionOf, connectionWords, feedAfter, STALE_AFTER_MS } from './connection.rule';
import type { FeedState, Heard } from './connection.rule';

const NOW = Date.parse('2026-11-21T02:00:00Z');

describe('the connection status', () => {
  it.each<Heard & { rule: string; words: string }>([
    { rule: 'before the first reply', feed: 'opening', heardAtMs: null, nowMs: NOW, words: 'Connecting' },
    {
      rule: 'replied, feed not open yet',
      feed: 'opening',
      heardAtMs: NOW - 10,
      nowMs: NOW,
      words: 'Connecting',
    },
    {
      rule: 'an open feed is live, even if it is silent',
      feed: 'open',
      heardAtMs: 0,
      nowMs: NOW,
      words: 'Live',
    },
    {
      rule: 'a lost feed, recent reply',
      feed: 'lost',
      heardAtMs: NOW - STALE_AFTER_MS + 1,
      nowMs: NOW,
      words: 'Reconnecting, asking meanwhile',
    },
    {
      rule: 'a lost feed, no reply',
      feed: 'lost',
      heardAtMs: NOW - STALE_AFTER_MS,
      nowMs: NOW,
      words: 'Stale since 01:59:50 UTC',
    },
    { rule: 'no reply yet', feed: 'lost', heardAtMs: null, nowMs: NOW, words: 'Connecting' },
    {
      rule: 'a token without a feed',
      feed: 'none',
      heardAtMs: NOW - 3000,
      nowMs: NOW,
      words: 'Asking every 3 s',
    },
    {
      rule: 'a feed that never opened',
      feed: 'unavailable',
      heardAtMs: NOW - 3000,
      nowMs: NOW,
      words: 'Asking every 3 s',
    },
    {
      rule: 'no feed, and no reply',
      feed: 'none',
      heardAtMs: NOW - STALE_AFTER_MS,
      nowMs: NOW,
      words: 'Stale since 01:59:50 UTC',
    },
  ])('$rule: $words', ({ words, ...heard }) => {
    expect(connectionWords(connectionOf(heard))).toBe(words);
  });
});

describe('a feed after an event', () => {
  it.each<{ rule: string; before: FeedState; now: 'open' | 'lost'; after: FeedState }>([
    { rule: 'one that never opened is not lost', before: 'opening', now: 'lost', after: 'unavailable' },
    { rule: 'the same for the second time', before: 'unavailable', now: 'lost', after: 'unavailable' },
    { rule: 'one that was open is lost', before: 'open', now: 'lost', after: 'lost' },
    { rule: 'a late connection is accepted', before: 'unavailable', now: 'open', after: 'open' },
  ])('$rule', ({ before, now, after }) => {
    expect(feedAfter(before, now)).toBe(after);
  });
});
