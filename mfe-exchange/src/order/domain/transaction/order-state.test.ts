import { isRunning, orderStateOf, toneOf } from './order-state';
import { toTransactionStatus } from './transaction-status';
import { aLeg, aTransaction } from './transaction.fixture';

const NOW = 1_000;
const note = (kind: 'underpaid' | 'late' | 'wrongAsset') => ({
  kind,
  displayTicker: null,
  ticker: null,
  network: null,
  amount: null,
  decideUntil: NOW + 1,
});
const underpaid = aLeg({ expectedAmount: '100', amount: '60' });
const overpaid = aLeg({ expectedAmount: '100', amount: '160' });
const status = toTransactionStatus;

describe('orderStateOf (spec §4 "Transaction statuses")', () => {
  it.each([
    { rule: 'a known status', change: { status: status('sending') }, state: 'sending' },
    { rule: 'an unknown status', change: { status: status('dreaming') }, state: 'unknown' },
    {
      rule: 'new, without a deposit address',
      change: { status: status('new'), payin: aLeg({ address: null }) },
      state: 'new',
    },
    {
      rule: 'new, with a deposit address',
      change: { status: status('new'), payin: aLeg({ address: 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59' }) },
      state: 'waiting',
    },
    {
      rule: 'new, with a page to pay on',
      change: {
        status: status('new'),
        payin: aLeg({ address: null }),
        redirectUrl: 'https://pay.example/c',
      },
      state: 'waiting',
    },
    {
      rule: 'the time to send has ended',
      change: { status: status('waiting'), validUntil: NOW },
      state: 'expired',
    },
    {
      rule: 'less arrived, with a choice',
      change: { status: status('failed'), payin: underpaid, areActionsAvailable: true },
      state: 'underpaid',
    },
    {
      rule: 'less arrived, without a choice',
      change: { status: status('failed'), payin: underpaid },
      state: 'failed',
    },
    {
      rule: 'the time to choose has ended',
      change: {
        status: status('failed'),
        depositNote: { ...note('late'), decideUntil: NOW },
        areActionsAvailable: true,
      },
      state: 'failed',
    },
    {
      rule: 'late',
      change: { status: status('expired'), depositNote: note('late'), areActionsAvailable: true },
      state: 'late',
    },
    {
      rule: 'another currency',
      change: { status: status('failed'), depositNote: note('wrongAsset'), areActionsAvailable: true },
      state: 'wrongAsset',
    },
    {
      rule: 'more arrived, being exchanged',
      change: { status: status('exchanging'), payin: overpaid },
      state: 'overpaid',
    },
    {
      rule: 'more arrived, paid out',
      change: { status: status('finished'), payin: overpaid },
      state: 'finished',
    },
  ])('$rule: $state', ({ change, state }) => {
    expect(orderStateOf(aTransaction(change), NOW)).toBe(state);
  });
});

describe('tones', () => {
  it.each([
    { state: 'waiting', tone: 'action', running: true },
    { state: 'underpaid', tone: 'action', running: true },
    { state: 'overpaid', tone: 'running', running: true },
    { state: 'finished', tone: 'done', running: false },
    { state: 'failed', tone: 'stopped', running: false },
    { state: 'expired', tone: 'closed', running: false },
    { state: 'unknown', tone: 'closed', running: true },
  ] as const)('$state: $tone', ({ state, tone, running }) => {
    expect([toneOf(state), isRunning(state)]).toEqual([tone, running]);
  });
});
