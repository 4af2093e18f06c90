/** @jest-environment browser */
import * as E from 'fp-ts/lib/Either.js';

import { openOps, settled } from '../testing/open-ops.fixture';
import { aSession, aStatusReply, lost } from '../testing/ops-world.fixture';
import type { Ledger } from '../testing/ops-world.fixture';
import { opsModel } from './create-ops-model';

const { live } = opsModel;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const opened = async (rows: Ledger = {}) => {
  const page = await openOps(rows);
  stops.push(page.stop);
  return page;
};

describe('the live composition', () => {
  it('is received from the feed, and fetched when the feed reports a change', async () => {
    const { scope, feeds, countOf, pass } = await opened();
    feeds[0]?.say('open');
    feeds[0]?.say('health', [
      { remote: 'mfe-swap', version: '1.1.0', loads: 9, errors: 1, errorRate: 0.11, p75Ms: 200 },
    ]);
    await settled();
    expect(scope.getState(live.$connection)).toEqual({ _tag: 'Live' });
    expect(scope.getState(live.$health)).toHaveLength(1);
    const before = countOf('GET /status');
    await pass(10_000);
    expect(countOf('GET /status')).toBe(before);
    feeds[0]?.say('composition', {});
    await settled();
    expect(countOf('GET /status')).toBe(before + 1);
  });

  it('is polled every three seconds with a token that has no feed', async () => {
    const { scope, feeds, countOf, pass } = await opened({
      'GET /session': aSession({ name: 'CI', for: 'mfe-swap' }),
      'GET /health': () =>
        E.right([{ remote: 'mfe-swap', version: '1.1.0', loads: 1, errors: 0, errorRate: 0, p75Ms: null }]),
    });
    expect(feeds).toHaveLength(0);
    await pass(9000);
    expect(scope.getState(live.$connection)).toEqual({ _tag: 'Asking' });
    expect(scope.getState(live.$health)).toHaveLength(1);
    expect(countOf('GET /health')).toBeGreaterThanOrEqual(3);
    expect(countOf('GET /status')).toBeLessThanOrEqual(6);
  });

  it('is polled if the feed does not open, and received again once it does', async () => {
    const { scope, feeds, countOf, pass } = await opened();
    feeds[0]?.say('error');
    await pass(6000);
    expect(scope.getState(live.$connection)).toEqual({ _tag: 'Asking' });
    expect(countOf('GET /health')).toBeGreaterThan(0);
    feeds.at(-1)?.say('open');
    expect(scope.getState(live.$connection)).toEqual({ _tag: 'Live' });
    feeds.at(-1)?.say('error');
    expect(scope.getState(live.$connection)).toEqual({ _tag: 'Reconnecting' });
  });

  it('is stale if there is no reply', async () => {
    let isUp = true;
    const { scope, feeds, pass } = await opened({
      'GET /status': () => (isUp ? E.right(aStatusReply()) : E.left(lost)),
      'GET /health': () => E.left(lost),
    });
    feeds[0]?.say('open');
    await settled();
    isUp = false;
    feeds[0]?.say('error');
    await pass(12_000);
    expect(scope.getState(live.$connection)._tag).toBe('Stale');
    expect(scope.getState(live.$problem)).toBe(lost.words);
    isUp = true;
    await pass(4000);
    expect(scope.getState(live.$problem)).toBeNull();
  });

  it('ignores an older reply', async () => {
    const revs = [7, 6];
    const { scope, tell } = await opened({
      'GET /status': () => E.right(aStatusReply({ rev: revs.shift() ?? 6 })),
    });
    await tell(live.refreshAsked, undefined);
    expect(scope.getState(live.$status)?.rev).toBe(7);
  });
});
