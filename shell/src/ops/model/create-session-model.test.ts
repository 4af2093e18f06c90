/** @jest-environment browser */
import * as E from 'fp-ts/lib/Either.js';

import { openOps } from '../testing/open-ops.fixture';
import { aSession, aStatusReply, lost } from '../testing/ops-world.fixture';
import type { Answered, Ledger } from '../testing/ops-world.fixture';
import { opsModel } from './create-ops-model';

const { session, live, history } = opsModel;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const opened = async (rows: Ledger = {}) => {
  const page = await openOps(rows);
  stops.push(page.stop);
  return page;
};

describe('the session', () => {
  it('is read from the ledger, followed by one request of each kind', async () => {
    const { scope, countOf, feeds } = await opened();
    expect(scope.getState(session.$session)).toEqual({
      _tag: 'SignedIn',
      holder: { name: 'eva', for: 'ops' },
    });
    expect(feeds).toHaveLength(1);
    expect([countOf('GET /session'), countOf('GET /status'), countOf('GET /history')]).toEqual([1, 1, 1]);
  });

  it('is empty if the ledger reports none, and nothing else is requested', async () => {
    const { scope, asked } = await opened({ 'GET /session': aSession(null) });
    expect(scope.getState(session.$session)).toMatchObject({ _tag: 'SignedOut', problem: null });
    expect(scope.getState(session.$holder)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('is requested again while the ledger does not reply', async () => {
    const answers: Answered[] = [E.left(lost), E.left(lost)];
    const { scope, pass } = await opened({
      'GET /session': () => answers.shift() ?? E.right({ token: { name: 'eva', for: 'ops' } }),
    });
    expect(scope.getState(session.$session)).toEqual({ _tag: 'Unknown', problem: lost.words });
    await pass(8000);
    expect(scope.getState(session.$session)._tag).toBe('SignedIn');
  });

  it('ends with the message of the ledger, and closes the feed', async () => {
    let isGood = true;
    const { scope, feeds, pass } = await opened({
      'GET /status': () =>
        isGood ? E.right(aStatusReply()) : E.left({ _tag: 'NotSignedIn', words: 'It was revoked.' }),
    });
    isGood = false;
    feeds[0]?.say('composition', {});
    await pass(1);
    expect(scope.getState(session.$session)).toMatchObject({ _tag: 'SignedOut', problem: 'It was revoked.' });
    expect(feeds[0]?.isClosed()).toBe(true);
    expect(scope.getState(live.$status)).toBeNull();
    await pass(10_000);
    expect(feeds).toHaveLength(1);
  });

  it('waits after too many wrong tokens', async () => {
    const { scope, clock, tell } = await opened({
      'GET /session': aSession(null),
      'POST /session': () => E.left({ _tag: 'TooMany', words: 'Too many', waitMs: 30_000 }),
    });
    await tell(session.tokenSent, 'cl_x');
    expect(scope.getState(session.$session)).toMatchObject({
      problem: 'Too many',
      waitUntilMs: clock.now() + 30_000,
    });
  });

  it('ends on sign-out, and its data is cleared', async () => {
    const { scope, feeds, tell } = await opened();
    await tell(session.signOutAsked, undefined);
    expect(scope.getState(session.$session)._tag).toBe('SignedOut');
    expect([scope.getState(live.$status), scope.getState(history.$past).entries]).toEqual([null, []]);
    expect(feeds[0]?.isClosed()).toBe(true);
  });
});

describe('leaving the page', () => {
  it('stops the feed and the clock', async () => {
    const { stop, feeds, asked, pass } = await opened();
    stop();
    await pass(1);
    const before = asked.length;
    await pass(20_000);
    expect(feeds.every((feed) => feed.isClosed())).toBe(true);
    expect(asked).toHaveLength(before);
  });
});
