/** @jest-environment browser */
import { anOpsWorld } from '../testing/ops-world.fixture';
import { createLiveFeed, SILENCE_MS } from './live-feed';

const aFeed = () => {
  const { ports, clock, feeds } = anOpsWorld();
  const heard: string[] = [];
  const feed = createLiveFeed({
    open: ports.openFeed,
    later: ports.later,
    onState: (state) => heard.push(state),
    onRevision: () => heard.push('revision'),
    onHealth: (health) => heard.push(`health of ${String(health.length)}`),
  });
  feed.open();
  return { feed, feeds, clock, heard };
};

const row = { remote: 'mfe-swap', version: '1.1.0', loads: 9, errors: 1, errorRate: 0.11, p75Ms: 12 };

describe('createLiveFeed', () => {
  it('passes on valid messages, and ignores invalid ones', () => {
    const { feeds, heard } = aFeed();
    feeds[0]?.say('open');
    feeds[0]?.say('composition', { ok: true });
    feeds[0]?.say('health', [row]);
    feeds[0]?.say('health', { odd: true });
    feeds[0]?.say('health');
    expect(heard).toEqual(['open', 'revision', 'health of 1']);
  });

  it('reconnects after a loss with growing delays, which reset after a connection', () => {
    const { feeds, clock, heard } = aFeed();
    for (const waitMs of [1000, 2000, 4000, 8000, 8000]) {
      const before = feeds.length;
      feeds.at(-1)?.say('error');
      clock.advance(waitMs - 1);
      expect(feeds).toHaveLength(before);
      clock.advance(1);
      expect(feeds).toHaveLength(before + 1);
    }
    feeds.at(-1)?.say('open');
    feeds.at(-1)?.say('error');
    clock.advance(1000);
    expect(feeds).toHaveLength(7);
    expect(heard.filter((word) => word === 'lost')).toHaveLength(6);
  });

  it('treats a silent connection as lost, before and after it opens', () => {
    const { feeds, clock, heard } = aFeed();
    clock.advance(SILENCE_MS);
    expect([heard, feeds[0]?.isClosed()]).toEqual([['lost'], true]);
    clock.advance(1000);
    feeds[1]?.say('open');
    clock.advance(SILENCE_MS - 1);
    feeds[1]?.say('health', [row]);
    clock.advance(SILENCE_MS - 1);
    expect(heard.at(-1)).toBe('health of 1');
    clock.advance(1);
    expect([heard.at(-1), feeds[1]?.isClosed()]).toEqual(['lost', true]);
  });

  it('ignores messages of an abandoned connection', () => {
    const { feeds, clock, heard } = aFeed();
    feeds[0]?.say('error');
    feeds[0]?.say('error');
    feeds[0]?.say('composition', {});
    clock.advance(1000);
    expect([heard, feeds.length]).toEqual([['lost'], 2]);
  });

  it('stays closed after it was closed', () => {
    const { feed, feeds, clock } = aFeed();
    feeds[0]?.say('error');
    feed.close();
    clock.advance(60_000);
    expect(feeds).toHaveLength(1);
  });
});
