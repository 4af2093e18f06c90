import { INITIAL_AMOUNTS, withUrlAmounts, withRateMode } from './amounts';

const nothing = { amount: null, amountTo: null, rateMode: null, direction: null };
const typed = { ...INITIAL_AMOUNTS, sendText: '0,1', isGiven: true };

describe('withUrlAmounts', () => {
  it.each([
    {
      rule: 'no amount: the current one stays, but another currency can replace it',
      asked: nothing,
      result: { ...typed, isGiven: false },
    },
    {
      rule: 'an amount, in the page’s number format',
      asked: { ...nothing, amount: '1234.5' },
      result: { ...typed, sendText: '1234,5' },
    },
    {
      rule: 'a receive amount with a fixed rate',
      asked: { ...nothing, amountTo: '3', rateMode: 'fixed', direction: 'reverse' } as const,
      result: { ...typed, receiveText: '3', direction: 'reverse', rateMode: 'fixed' },
    },
    {
      rule: 'no receive amount without one',
      asked: { ...nothing, amountTo: '3', direction: 'reverse' } as const,
      result: { ...typed, isGiven: false },
    },
    {
      rule: 'reverse without an amount is direct',
      asked: { ...nothing, rateMode: 'fixed', direction: 'reverse' } as const,
      result: { ...typed, rateMode: 'fixed', isGiven: false },
    },
  ])('$rule', ({ asked, result }) => {
    expect(withUrlAmounts(typed, asked, 'de')).toEqual(result);
  });
});

describe('withRateMode (spec §4 "Rate mode, flow and type")', () => {
  it('removes the receive amount with the fixed rate', () => {
    const reverse = {
      ...typed,
      sendText: '1',
      receiveText: '3',
      direction: 'reverse',
      rateMode: 'fixed',
    } as const;
    expect(withRateMode(reverse, 'floating')).toMatchObject({
      sendText: '1',
      receiveText: '',
      direction: 'direct',
      rateMode: 'floating',
    });
  });
});
