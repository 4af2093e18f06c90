/** @jest-environment browser */
import * as E from 'fp-ts/lib/Either.js';

import { aRollback } from '../domain/ops.fixture';
import { openOps, settled } from '../testing/open-ops.fixture';
import { aChangedReply, aStatusReply, lost } from '../testing/ops-world.fixture';
import type { Answered, Ledger } from '../testing/ops-world.fixture';
import { ATTEMPTS } from './change-steps';
import { opsModel } from './create-ops-model';

const { live, change } = opsModel;
const rollback = aRollback();
const isDryRun = (body: unknown): boolean => JSON.stringify(body).includes('"dryRun":true');

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const opened = async (rows: Ledger = {}) => {
  const page = await openOps(rows);
  stops.push(page.stop);
  return page;
};

/** Replies that the test resolves. */
const onDemand = () => {
  const waiting: ((answer: Answered) => void)[] = [];
  return {
    ask: () => new Promise<Answered>((resolve) => waiting.push(resolve)),
    answer: async (answer: Answered): Promise<void> => {
      waiting.shift()?.(answer);
      await settled();
    },
  };
};

/** Rollback that is ready to be confirmed. `send` replies to the real request. */
const openedChange = async (send: () => Answered | Promise<Answered>) => {
  const page = await opened({
    'POST /rollback': ({ body }) => (isDryRun(body) ? E.right(aChangedReply('planned')) : send()),
  });
  await page.tell(change.changeAsked, rollback);
  await page.tell(change.reasonChanged, ' rows missing ');
  const confirm = () => page.tell(change.confirmed, undefined);
  return { ...page, confirm };
};

describe('a change', () => {
  it('is checked by a dry run before it is confirmed', async () => {
    const { scope } = await openedChange(() => E.right(aChangedReply('appended')));
    expect(scope.getState(change.$open)?.check).toEqual({
      _tag: 'Fits',
      lines: ['mfe-swap 1.1.0 → 1.0.0'],
    });
  });

  it('is sent once, even if it is confirmed repeatedly', async () => {
    const { ask, answer } = onDemand();
    const { scope, confirm, sentTo } = await openedChange(ask);
    await confirm();
    await confirm();
    await answer(E.right(aChangedReply('appended')));
    expect(sentTo('POST /rollback')).toEqual([
      { remote: 'mfe-swap', to: '1.0.0', reason: 'rows missing', requestId: 'request-1', expectedRev: 4 },
    ]);
    expect(scope.getState(change.$notice)).toBe('mfe-swap is back at 1.0.0: revision 5.');
    expect(scope.getState(change.$open)).toBeNull();
  });

  it('is retried with the same request id if the reply was lost, and the outcome is shown', async () => {
    const answers: Answered[] = [E.left(lost)];
    const { scope, confirm, sentTo, pass } = await openedChange(
      () => answers.shift() ?? E.right(aChangedReply('repeated')),
    );
    await confirm();
    await pass(3000);
    const [first, ...again] = sentTo('POST /rollback');
    expect(again).toEqual([first]);
    expect(scope.getState(change.$notice)).toContain('It was carried out once');
  });

  it('stops after four attempts, and can be retried with the same request id', async () => {
    const { scope, confirm, sentTo, pass } = await openedChange(() => E.left(lost));
    await confirm();
    expect(scope.getState(change.$open)?.sending).toEqual({ _tag: 'Sending', attempt: 2 });
    await pass(20_000);
    expect(scope.getState(change.$open)?.sending).toEqual({
      _tag: 'Lost',
      words: lost.words,
      attempts: ATTEMPTS,
    });
    expect(sentTo('POST /rollback')).toHaveLength(ATTEMPTS);
    await confirm();
    expect(new Set(sentTo('POST /rollback').map((body) => JSON.stringify(body))).size).toBe(1);
    expect(sentTo('POST /rollback')).toHaveLength(ATTEMPTS + 1);
  });

  it('shows why it was refused, and can be sent again', async () => {
    const { scope, confirm, sentTo } = await openedChange(() =>
      E.left({ _tag: 'Failed', words: 'the disk is full' }),
    );
    await confirm();
    expect(scope.getState(change.$open)?.sending).toEqual({ _tag: 'Refused', words: 'the disk is full' });
    await confirm();
    expect(sentTo('POST /rollback')).toHaveLength(2);
  });

  it('stays open while it is being sent, and shows that its outcome is unknown if it is closed afterwards', async () => {
    const { scope, confirm, pass, tell } = await openedChange(() => E.left(lost));
    await confirm();
    await tell(change.cancelled, undefined);
    expect(scope.getState(change.$open)).not.toBeNull();
    await pass(20_000);
    await tell(change.cancelled, undefined);
    expect(scope.getState(change.$open)).toBeNull();
    expect(scope.getState(change.$notice)).toContain('look in the history');
  });

  it('that was abandoned is not sent instead of the next one', async () => {
    const { scope, confirm, sentTo, pass, tell } = await openedChange(() => E.left(lost));
    await confirm();
    await tell(change.forgotten, undefined);
    await tell(change.changeAsked, rollback);
    await pass(10_000);
    expect(sentTo('POST /rollback')).toHaveLength(1);
    expect(scope.getState(change.$open)).toMatchObject({ requestId: 'request-2', sending: { _tag: 'Idle' } });
  });

  it.each([
    { rule: 'without a reason', reason: '  ', check: E.right(aChangedReply('planned')) },
    {
      rule: 'if the ledger would refuse it',
      reason: 'rows missing',
      check: E.left({ _tag: 'Refused', words: '[needs] react' } as const),
    },
  ])('is not sent $rule', async ({ reason, check }) => {
    const { tell, sentTo } = await opened({ 'POST /rollback': () => check });
    await tell(change.changeAsked, rollback);
    await tell(change.reasonChanged, reason);
    await tell(change.confirmed, undefined);
    expect(sentTo('POST /rollback')).toEqual([]);
  });

  it('is checked again when the composition changes, and done if another operator made the change', async () => {
    const stables = ['1.1.0', '1.2.0', '1.0.0'];
    let rev = 3;
    const { scope, countOf, tell } = await opened({
      'GET /status': () => {
        rev += 1;
        return E.right(aStatusReply({ rev, stable: stables.shift() ?? '1.0.0' }));
      },
    });
    await tell(change.changeAsked, rollback);
    expect(countOf('POST /rollback')).toBe(1);
    await tell(live.refreshAsked, undefined);
    expect(scope.getState(change.$open)).toMatchObject({ isMoved: true, rev: 5, change: { from: '1.2.0' } });
    expect(countOf('POST /rollback')).toBe(2);
    await tell(live.refreshAsked, undefined);
    expect(scope.getState(change.$open)).toMatchObject({ isDone: true, rev: 6 });
  });
});
