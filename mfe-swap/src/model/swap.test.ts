import { allSettled, fork } from 'effector';

import { networkError } from '@coinlane/shared-contracts/errors';

import { aSwap } from '../domain/swap-status/swap.fixture';
import type { Swap } from '../domain/swap-status';
import { createSwapModel } from './swap';

const setUp = (first: () => Promise<Swap>, polls: readonly (() => Promise<Swap>)[] = []) => {
  const model = createSwapModel();
  const seen: string[] = [];
  let poll = 0;
  const scope = fork({
    handlers: [
      [model.fetchSwapFx, (id: string) => (seen.push(`load ${id}`), first())],
      [
        model.pollSwapFx,
        (id: string) => {
          seen.push(`poll ${id}`);
          const ask = polls[poll];
          poll += 1;
          if (ask === undefined) throw new Error('nobody expected this poll');
          return ask();
        },
      ],
      [model.leaveForNotFoundFx, () => seen.push('to /404')],
      [model.reloadPageFx, () => seen.push('reload')],
      [model.reportFx, () => seen.push('reported')],
    ],
  });
  const open = (id = '5f0c3a') => allSettled(model.opened, { scope, params: id });
  const due = () => allSettled(model.pollDue, { scope });
  return { model, scope, seen, open, due };
};
const { payin: PAYIN, payout: PAYOUT } = aSwap();
const OTHER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const answering = (status: string) => () => Promise.resolve(aSwap({ status }));

describe('a swap by its id', () => {
  it('is loaded once, also if its page is opened again', async () => {
    const { model, scope, seen, open } = setUp(answering('waiting'));
    await open();
    await open();
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Shown', swap: aSwap() });
    expect(seen).toEqual(['load 5f0c3a']);
  });

  it('goes to /404 if it cannot be loaded, for any reason (spec §8)', async () => {
    const { model, scope, seen, open } = setUp(() => Promise.reject(networkError('down')));
    await open();
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Missing' });
    expect(seen).toEqual(['load 5f0c3a', 'to /404']);
  });

  it('ignores a failed poll, and reports it (spec §8)', async () => {
    const { model, scope, seen, open, due } = setUp(answering('waiting'), [
      () => Promise.reject(networkError('down')),
      answering('swapping'),
    ]);
    await open();
    await due();
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Shown', swap: aSwap() });
    await due();
    expect(scope.getState(model.$view)).toMatchObject({ swap: { status: 'swapping' } });
    expect(seen).toEqual(['load 5f0c3a', 'poll 5f0c3a', 'reported', 'poll 5f0c3a']);
  });

  it('reloads the page when a poll returns it finished (spec §4)', async () => {
    const { seen, open, due } = setUp(answering('sending'), [answering('finished')]);
    await open();
    await due();
    expect(seen).toEqual(['load 5f0c3a', 'poll 5f0c3a', 'reload']);
  });

  it.each(['finished', 'refunded', 'failed'])(
    'stops polling and does not reload once it is %s',
    async (status) => {
      const { seen, open, due } = setUp(answering(status));
      await open();
      await due();
      expect(seen).toEqual(['load 5f0c3a']);
    },
  );

  it('keeps requesting an unknown status', async () => {
    const { seen, open, due } = setUp(answering('on_hold'), [answering('on_hold')]);
    await open();
    await due();
    expect(seen).toContain('poll 5f0c3a');
  });

  it.each<{ readonly change: string; readonly now: Swap }>([
    { change: 'another deposit address', now: aSwap({ payin: { ...PAYIN, address: OTHER } }) },
    { change: 'another deposit memo', now: aSwap({ payin: { ...PAYIN, extraId: '9' } }) },
    { change: 'another recipient', now: aSwap({ payout: { ...PAYOUT, address: OTHER } }) },
    { change: 'another memo of the recipient', now: aSwap({ payout: { ...PAYOUT, extraId: null } }) },
  ])('keeps its addresses, and reports a poll with $change', async ({ now }) => {
    const later = aSwap({ status: 'confirming', payin: { ...PAYIN, address: null } });
    const { model, scope, seen, open, due } = setUp(answering('waiting'), [
      () => Promise.resolve({ ...now, status: 'finished' }),
      () => Promise.resolve(later),
    ]);
    await open();
    await due();
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Shown', swap: aSwap() });
    expect(seen).toEqual(['load 5f0c3a', 'poll 5f0c3a', 'reported']);
    await due();
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Shown', swap: { ...later, payin: PAYIN } });
  });

  it('gets a deposit address that is named later', async () => {
    const early = () => Promise.resolve(aSwap({ payin: { ...PAYIN, address: null, extraId: null } }));
    const { model, scope, seen, open, due } = setUp(early, [early, answering('waiting')]);
    await open();
    await due();
    await due();
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Shown', swap: aSwap() });
    expect(seen).not.toContain('reported');
  });

  it('is cleared when its page is left', async () => {
    const { model, scope, open } = setUp(answering('waiting'));
    await open();
    await allSettled(model.closed, { scope });
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Loading' });
  });
});
