import { toTransactionStatus } from './transaction-status';
import {
  delayOf,
  depositWindowMs,
  durationOf,
  LONG_EXCHANGE_FALLBACK_MINUTES,
  LONG_EXCHANGE_MINUTES,
  shouldRefresh,
  usualMinutesOf,
  usualRangeOf,
} from './transaction-times';

const MINUTE = 60_000;

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
    depositReceivedAt: 5 * MINUTE,
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
    expect(delayOf({ ...exchanging, ...change }, (5 + minutes) * MINUTE)).toBe(is);
  });

  it('has the threshold of spec §9', () => {
    expect([LONG_EXCHANGE_MINUTES, LONG_EXCHANGE_FALLBACK_MINUTES]).toEqual([43_800, 30]);
  });

  it.each([
    { forecast: '10-60', minutes: 60 },
    { forecast: '15', minutes: 15 },
    { forecast: ' 5 - 9 ', minutes: 9 },
    { forecast: 'soon', minutes: null },
    { forecast: '10-60 hours', minutes: null },
    { forecast: 'about 15', minutes: null },
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

  const DAY = 24 * 60 * MINUTE;
  it.each([
    { rule: 'a running order', status: 'exchanging', age: 30 * DAY, is: true },
    { rule: 'an order that expired less than a day ago', status: 'expired', age: DAY - 1, is: true },
    { rule: 'an order that expired a day ago', status: 'expired', age: DAY, is: false },
    { rule: 'a finished order', status: 'finished', age: 0, is: false },
  ])('refreshes $rule: $is', ({ status, age, is }) => {
    expect(shouldRefresh({ status: toTransactionStatus(status), updatedAt: 1_000 }, 1_000 + age)).toBe(is);
  });
});
