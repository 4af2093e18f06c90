import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runsOf } from '@coinlane/shared-contracts/testing';
import Big from 'big.js';
import * as fc from 'fast-check';

import { createRows, openDatabase } from '../database/index.ts';
import { createLedger, PLATFORM_ACCOUNT, move, ledgerAccountOf, EXTERNAL_ACCOUNT } from './ledger.ts';
import type { Transfer } from './ledger.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'coinlane-ledger-'));
const database = openDatabase(dataDir);
const ledger = createLedger(createRows(database));
afterAll(() => {
  database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

let count = 0;
const aTransfer = (change: Partial<Transfer>): Transfer => {
  count += 1;
  return {
    id: `t${String(count)}`,
    namespace: '',
    accountId: 'ann',
    kind: 'deposit',
    at: count,
    legs: [],
    details: {},
    ...change,
  };
};

const available = (who: string): string => ledgerAccountOf(who, 'available');
const pay = (who: string, currency: string, amount: string) =>
  ledger.post(
    aTransfer({ accountId: who, legs: move(EXTERNAL_ACCOUNT, available(who), currency, new Big(amount)) }),
  );

describe('the balance ledger', () => {
  it('adds exactly, to eighteen decimals', () => {
    pay('ann', 'eth', '0.000000000000000001');
    pay('ann', 'eth', '123456789012345.1');

    expect(ledger.balanceOf(available('ann'), 'eth').toFixed()).toBe('123456789012345.100000000000000001');
  });

  it("never lets a user's balance go below zero", () => {
    pay('bob', 'btc', '1');
    const spend = (amount: string) =>
      ledger.post(
        aTransfer({
          accountId: 'bob',
          kind: 'trade',
          legs: move(available('bob'), PLATFORM_ACCOUNT, 'btc', new Big(amount)),
        }),
      );

    expect(spend('1.00000001')).toBe('short');
    expect(spend('1')).toBe('posted');
    expect(spend('0.00000001')).toBe('short');
  });

  it('moves money once per id', () => {
    const transfer = aTransfer({
      id: 'once',
      accountId: 'cat',
      legs: move(EXTERNAL_ACCOUNT, available('cat'), 'btc', new Big(2)),
    });

    expect([ledger.post(transfer), ledger.post(transfer)]).toEqual(['posted', 'repeated']);
    expect(ledger.balanceOf(available('cat'), 'btc').toFixed()).toBe('2');
  });

  it('refuses legs that do not add up to zero', () => {
    const legs = [{ ledgerAccount: available('ann'), currency: 'btc', amount: new Big(1) }];

    expect(() => ledger.post(aTransfer({ legs }))).toThrow('do not add up to zero');
  });

  it('returns the transfers, newest first', () => {
    pay('dan', 'btc', '1');
    pay('dan', 'eth', '2');

    expect(ledger.transfersOf('dan').map(({ kind }) => kind)).toEqual(['deposit', 'deposit']);
    expect(ledger.transfersOf('dan').map(({ at }) => at)).toEqual([count, count - 1]);
  });

  it('sums to zero in every currency, after any transfers', () => {
    const step = fc.record({
      from: fc.constantFrom('ann', 'bob', 'cat'),
      to: fc.constantFrom('ann', 'bob', 'cat'),
      currency: fc.constantFrom('btc', 'eth'),
      units: fc.integer({ min: 1, max: 1_000_000_000 }),
    });
    fc.assert(
      fc.property(step, ({ from, to, currency, units }) => {
        const amount = new Big(units).div(100_000_000);
        ledger.post(
          aTransfer({ kind: 'trade', legs: move(available(from), available(to), currency, amount) }),
        );
        return ['ann', 'bob', 'cat'].every((who) => ledger.balanceOf(available(who), currency).gte(0));
      }),
      { numRuns: runsOf({ first: 300, second: 1_000 }) },
    );

    expect([...ledger.totals().values()].every((sum) => sum.eq(0))).toBe(true);
  });
});
