import fc from 'fast-check';

import { amountDifference } from './amount-difference';
import { explorerUrl } from './explorer-url';
import { appendTransaction, isTransactionId, readTransactionList } from './transaction-list';
import { toTransactionStatus } from './transaction-status';
import {
  delayOf,
  depositWindowMs,
  durationOf,
  LONG_EXCHANGE_FALLBACK_MINUTES,
  LONG_EXCHANGE_MINUTES,
  usualMinutesOf,
  usualRangeOf,
} from './transaction-times';

const MINUTE = 60_000;
const ids = fc.stringMatching(/^[0-9a-f]{14}$/);

describe("the local list 'transactions' (spec §7)", () => {
  it.each([
    { rule: 'begins empty', stored: null, id: 'aaaaaa', list: 'aaaaaa' },
    { rule: 'appends', stored: 'aaaaaa', id: 'bbbbbb', list: 'aaaaaa,bbbbbb' },
    {
      rule: 'never doubles: the last visit counts',
      stored: 'aaaaaa,bbbbbb',
      id: 'aaaaaa',
      list: 'bbbbbb,aaaaaa',
    },
    {
      rule: 'skips invalid IDs',
      stored: 'aaaaaa,,<b>, bbbbbb ,../x',
      id: 'cccccc',
      list: 'aaaaaa,bbbbbb,cccccc',
    },
  ])('$rule', ({ stored, id, list }) => {
    expect(appendTransaction(stored, id)).toBe(list);
  });

  it('has every ID once in any order, the newest last', () => {
    fc.assert(
      fc.property(fc.array(ids, { minLength: 1 }), (all) => {
        const list = readTransactionList(all.reduce<string | null>(appendTransaction, null));
        expect(new Set(list)).toEqual(new Set(all));
        expect(list.length).toBe(new Set(all).size);
        expect(list.at(-1)).toBe(all.at(-1));
      }),
    );
  });

  it('keeps the newest 500', () => {
    const many = Array.from({ length: 600 }, (_, at) => String(at).padStart(6, '0')).join(',');
    const list = readTransactionList(appendTransaction(many, 'aaaaaa'));
    expect([list.length, list[0], list.at(-1)]).toEqual([500, '000101', 'aaaaaa']);
  });

  it.each([
    { text: '50727663e5d9a4', is: true },
    { text: '4496229738', is: true },
    { text: 'short', is: false },
    { text: 'UPPER1', is: false },
    { text: '../../etc', is: false },
    { text: 'a'.repeat(33), is: false },
  ])('$text is an id: $is', ({ text, is }) => {
    expect(isTransactionId(text)).toBe(is);
  });
});

describe('times', () => {
  it.each([
    { rule: 'below a minute', ms: MINUTE - 1, duration: { _tag: 'LessThanAMinute' } },
    { rule: 'a minute', ms: MINUTE, duration: { _tag: 'Minutes', minutes: 1 } },
    { rule: 'a clock that ran backwards', ms: -5, duration: { _tag: 'LessThanAMinute' } },
  ])('$rule', ({ ms, duration }) => {
    expect(durationOf({ createdAt: 1_000, updatedAt: 1_000 + ms })).toEqual(duration);
  });

  it('counts the deposit window by the server’s clock', () => {
    expect([null, 3_000, 500].map((validUntil) => depositWindowMs({ validUntil }, 1_000))).toEqual([
      null,
      2_000,
      0,
    ]);
  });

  const exchanging = {
    status: toTransactionStatus('exchanging'),
    depositReceivedAt: 0,
    speedForecast: null,
  };
  it.each([
    { rule: 'within the fallback', change: {}, minutes: LONG_EXCHANGE_FALLBACK_MINUTES, is: 'none' },
    {
      rule: 'beyond the fallback',
      change: {},
      minutes: LONG_EXCHANGE_FALLBACK_MINUTES + 1,
      is: 'longerThanUsual',
    },
    {
      rule: 'within the usual time of the pair',
      change: { speedForecast: '10-60' },
      minutes: 60,
      is: 'none',
    },
    { rule: 'beyond it', change: { speedForecast: '10-60' }, minutes: 61, is: 'longerThanUsual' },
    { rule: 'at the threshold', change: {}, minutes: LONG_EXCHANGE_MINUTES, is: 'longerThanUsual' },
    { rule: 'beyond the threshold', change: {}, minutes: LONG_EXCHANGE_MINUTES + 1, is: 'veryLong' },
    { rule: 'not without a deposit', change: { depositReceivedAt: null }, minutes: 999, is: 'none' },
    {
      rule: 'not when it is over',
      change: { status: toTransactionStatus('finished') },
      minutes: 99_999,
      is: 'none',
    },
  ])('long time exchanging (spec §9): $rule: $is', ({ change, minutes, is }) => {
    expect(delayOf({ ...exchanging, ...change }, minutes * MINUTE)).toBe(is);
  });

  it('has the threshold of spec §9', () => {
    expect([LONG_EXCHANGE_MINUTES, LONG_EXCHANGE_FALLBACK_MINUTES]).toEqual([43_800, 30]);
  });

  it.each([
    { forecast: '10-60', minutes: 60 },
    { forecast: '15', minutes: 15 },
    { forecast: ' 5 - 9 ', minutes: 9 },
    { forecast: 'soon', minutes: null },
    { forecast: null, minutes: null },
  ])('reads $minutes from the forecast $forecast', ({ forecast, minutes }) => {
    expect(usualMinutesOf(forecast)).toBe(minutes);
  });

  it('returns both ends', () => {
    expect([usualRangeOf('10-60'), usualRangeOf('15'), usualRangeOf(null)]).toEqual([
      { from: 10, to: 60 },
      { from: 15, to: 15 },
      null,
    ]);
  });
});

describe('amountDifference', () => {
  it.each([
    { rule: 'no deposit yet', expectedAmount: '1', amount: null, difference: { _tag: 'Unknown' } },
    {
      rule: 'as expected, however it is written',
      expectedAmount: '1.0',
      amount: '1',
      difference: { _tag: 'AsExpected' },
    },
    {
      rule: 'underpaid, to the last decimal',
      expectedAmount: '1',
      amount: '0.999999999999999999',
      difference: {
        _tag: 'Less',
        expected: '1',
        actual: '0.999999999999999999',
        difference: '0.000000000000000001',
      },
    },
    {
      rule: 'overpaid',
      expectedAmount: '1',
      amount: '1.5',
      difference: { _tag: 'More', expected: '1', actual: '1.5', difference: '0.5' },
    },
  ])('$rule', ({ expectedAmount, amount, difference }) => {
    expect(amountDifference({ expectedAmount, amount })).toEqual(difference);
  });
});

describe('explorerUrl', () => {
  const MASK = 'https://etherscan.io/tx/$$';
  it.each([
    { rule: 'puts the value in place', mask: MASK, value: '0xab', url: 'https://etherscan.io/tx/0xab' },
    {
      rule: 'encodes it',
      mask: MASK,
      value: 'a/b?c=$&',
      url: 'https://etherscan.io/tx/a%2Fb%3Fc%3D%24%26',
    },
    {
      rule: 'in a fragment too',
      mask: 'https://tronscan.org/#/address/$$',
      value: 'T1',
      url: 'https://tronscan.org/#/address/T1',
    },
    { rule: 'null without a mask', mask: null, value: 'x', url: null },
    { rule: 'null without a value', mask: MASK, value: null, url: null },
    { rule: 'null for a mask without a placeholder', mask: 'https://etherscan.io/', value: 'x', url: null },
    { rule: 'no script', mask: 'javascript:alert($$)', value: '1', url: null },
    { rule: 'no plain http', mask: 'http://etherscan.io/$$', value: 'x', url: null },
    { rule: 'no value that becomes the host', mask: 'https://$$.example/', value: 'evil', url: null },
    { rule: 'no value below a host we know', mask: 'https://$$.etherscan.io/', value: 'x', url: null },
    { rule: 'no host we do not know', mask: 'https://evil.example/tx/$$', value: 'x', url: null },
    { rule: 'no host that ends like one', mask: 'https://evil-etherscan.io/$$', value: 'x', url: null },
    { rule: 'no other port', mask: 'https://etherscan.io:8443/$$', value: 'x', url: null },
    { rule: 'no name in front', mask: 'https://me@etherscan.io/$$', value: 'x', url: null },
    {
      rule: 'a host below one we know',
      mask: 'https://eth.blockscout.com/tx/$$',
      value: '0x1',
      url: 'https://eth.blockscout.com/tx/0x1',
    },
    { rule: 'no URL at all', mask: '$$', value: 'x', url: null },
  ])('$rule', ({ mask, value, url }) => {
    expect(explorerUrl(mask, value)).toBe(url);
  });
});
