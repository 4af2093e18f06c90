import { compareRecords, trackRecordOf } from './track-record.ts';
import type { EndedOrder, TrackRecord } from './track-record.ts';

const anEnd = (changes: Partial<EndedOrder> = {}): EndedOrder => ({
  result: 'finished',
  wasHeld: false,
  paidMillionths: 998_000,
  seconds: 360,
  announcedSeconds: 600,
  ...changes,
});

const ends = (count: number, changes: Partial<EndedOrder> = {}): readonly EndedOrder[] =>
  Array.from({ length: count }, () => anEnd(changes));

const REFUNDED = { result: 'refunded', paidMillionths: null, seconds: null } as const;

describe('the record of a provider', () => {
  it.each<{ rule: string; ended: readonly EndedOrder[]; is: Partial<TrackRecord> | null }>([
    { rule: 'none from 19 finished orders', ended: [...ends(19), ...ends(50, REFUNDED)], is: null },
    {
      rule: 'all facts from 20',
      ended: ends(20),
      is: { swaps: 20, paidPercent: '99.8', medianSeconds: 360, inTimePercent: '100', heldPercent: '0' },
    },
    {
      rule: 'the mean rate is rounded down',
      ended: [...ends(20, { paidMillionths: 1_000_000 }), anEnd({ paidMillionths: 999_999 })],
      is: { paidPercent: '99.9' },
    },
    {
      rule: 'no rate from 19 known ones',
      ended: [...ends(19), anEnd({ paidMillionths: null })],
      is: { paidPercent: null },
    },
    {
      rule: 'no time from 19 known ones',
      ended: [...ends(19), anEnd({ seconds: null })],
      is: { medianSeconds: null },
    },
    {
      rule: 'the median is the later one of the middle',
      ended: [...ends(10, { seconds: 60 }), ...ends(10, { seconds: 120 })],
      is: { medianSeconds: 120 },
    },
    {
      rule: 'in time: within the announced time',
      ended: [...ends(20, { seconds: 600 }), anEnd({ seconds: 601 })],
      is: { inTimePercent: '95.2' },
    },
    {
      rule: 'no share in time if 19 offers announced one',
      ended: [...ends(19), ...ends(5, { announcedSeconds: null })],
      is: { inTimePercent: null },
    },
    {
      rule: 'held or returned ones, of all that have ended, rounded up',
      ended: [...ends(29), anEnd({ wasHeld: true }), ...ends(1, REFUNDED)],
      is: { swaps: 30, heldPercent: '6.5' },
    },
  ])('$rule', ({ ended, is }) => {
    if (is === null) expect(trackRecordOf(ended)).toBeNull();
    else expect(trackRecordOf(ended)).toMatchObject(is);
  });
});

describe('of two providers with equal offers the first is the one', () => {
  const aRecord = trackRecordOf(ends(20));
  it.each([
    {
      rule: 'that paid more of its quotes',
      one: trackRecordOf(ends(20, { paidMillionths: 999_000 })),
      other: aRecord,
    },
    {
      rule: 'that held fewer orders',
      one: aRecord,
      other: trackRecordOf([...ends(20), anEnd({ wasHeld: true })]),
    },
    { rule: 'that is faster', one: trackRecordOf(ends(20, { seconds: 300 })), other: aRecord },
    { rule: 'that has a record', one: aRecord, other: null },
  ])('$rule', ({ one, other }) => {
    expect([compareRecords(one, other) < 0, compareRecords(other, one) > 0]).toEqual([true, true]);
  });

  it('stays as it was without records', () => {
    expect(compareRecords(null, null)).toBe(0);
  });
});
