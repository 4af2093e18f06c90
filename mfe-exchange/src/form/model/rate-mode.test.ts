import { allSettled, createEvent, createStore, fork } from 'effector';

import { httpError } from '@coinlane/shared-contracts/errors';

import { aCurrency } from '../../currency/domain/currency/currency.fixture';
import type { Pair } from '../domain/pair';
import { createClockModel } from '../../page/model/clock';
import { createFixedRateModel } from './rate-mode';

const arrived = createEvent<Pair>();
const model = createFixedRateModel({
  $pair: createStore<Pair | null>(null, { sid: 'test/fixed/pair' }).on(arrived, (_, pair) => pair),
  clock: createClockModel(),
  $settleMs: createStore(0),
});
const pair = { from: aCurrency(), to: aCurrency({ ticker: 'eth' }) };
const availabilityFor = async (check: (pair: Pair) => boolean | Promise<boolean>, params: Pair = pair) => {
  const asked = jest.fn(check);
  const scope = fork({ handlers: [[model.checkFixedRateFx, asked]] });
  await allSettled(arrived, { scope, params });
  return { asked, availability: scope.getState(model.$fixedRate) };
};

describe('the availability of a fixed rate (spec §3 `fixedRatePairs`)', () => {
  it.each([
    { rule: 'the service says yes', isListed: true, tag: 'Available' },
    { rule: 'the service says no', isListed: false, tag: 'PairUnsupported' },
  ])('$rule: $tag', async ({ isListed, tag }) => {
    expect((await availabilityFor(() => isListed)).availability._tag).toBe(tag);
  });

  it('is not excluded while it is unknown', async () => {
    const refused = () => Promise.reject(httpError(404, null));
    expect((await availabilityFor(refused)).availability).toEqual({ _tag: 'Available' });
  });

  it('is not fetched if a currency excludes it', async () => {
    const to = aCurrency({ ticker: 'xrp', supportsFixedRate: false });
    const { asked, availability } = await availabilityFor(() => true, { from: aCurrency(), to });
    expect(asked).not.toHaveBeenCalled();
    expect(availability).toEqual({ _tag: 'CurrencyUnsupported', displayTicker: 'xrp' });
  });
});
