import Big from 'big.js';

import { findByTicker } from '../currencies/index.ts';
import type { Loan } from './loan.ts';
import { isLiquidated, ltvAt, owedAt } from './loan.ts';

const DAY_MS = 86_400_000;

describe('the amount owed', () => {
  const [btc, usdt] = [findByTicker('btc'), findByTicker('usdttrc20')];
  const aLoan = (change: Partial<Loan> = {}): Loan => ({
    id: 'l',
    namespace: '',
    accountId: 'a',
    status: 'active',
    deposit: 'btc',
    depositAmount: '1',
    loan: 'usdttrc20',
    loanAmount: '36500',
    ltv: 0.5,
    createdAt: 0,
    endedAt: null,
    repaidAmount: null,
    ...change,
  });

  it.each([
    { days: 0, owed: '36512' },
    { days: 1, owed: '36512' },
    { days: 1.1, owed: '36524' },
    { days: 10, owed: '36620' },
    { days: 365, owed: '40880' },
  ])('after $days days is $owed: twelve percent a year, for every started day', ({ days, owed }) => {
    if (usdt === undefined) throw new Error('no usdt');

    expect(owedAt(aLoan(), usdt, days * DAY_MS).toFixed()).toBe(owed);
  });

  it("leads to a sale at 95 % of the deposit's value", () => {
    if (btc === undefined || usdt === undefined) throw new Error('no coins');
    const now = Date.parse('2026-11-20T12:00:00.000Z');
    const safe = aLoan({ createdAt: now, loanAmount: '50000' });
    const share = ltvAt(safe, btc, usdt, now);
    const at = (target: number): Loan =>
      aLoan({ createdAt: now, loanAmount: new Big(50000).times(target).div(share).toFixed() });

    expect(isLiquidated(at(0.94), btc, usdt, now)).toBe(false);
    expect(isLiquidated(at(0.951), btc, usdt, now)).toBe(true);
    expect(isLiquidated({ ...at(2), status: 'repaid' }, btc, usdt, now)).toBe(false);
  });
});
