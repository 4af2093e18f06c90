import { COINS } from '../coins.table.ts';
import type { LabOrder } from '../order-book.ts';
import type { Deposit, Payment } from './ledger.ts';
import { owedPayments, stageOf } from './settle.ts';

const [from, to] = ['eth', 'arbitrum'].map((network) => {
  const found = COINS.find((coin) => coin.ticker === 'eth' && coin.network === network);
  if (found === undefined) throw new Error(network);
  return found;
}) as [(typeof COINS)[number], (typeof COINS)[number]];

const END_MS = 1_000;
const anOrder = (changes: Partial<LabOrder> = {}): LabOrder => ({
  ...{ id: 'order', provider: 'changenow', from, to, isFixed: false, amountFrom: '1', amountTo: '2' },
  ...{ depositAddress: '0xdeposit', depositMemo: null, recipient: '0xrecipient', extraId: '' },
  ...{ refundAddress: '', createdAtMs: 0, deadlineMs: END_MS, claim: null, facts: null },
  ...{ deposit: null, decision: null, ...changes },
});

const ETHER = 10n ** 18n;
const aDeposit = (changes: Partial<Deposit> = {}): Deposit => ({
  ...{ network: 'eth', txid: '0x1', place: 'value', orderId: 'order', contract: null },
  ...{ units: ETHER.toString(), height: 10, seenAtMs: 1, ...changes },
});
const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  ...{ key: 'eth 0x1 value', network: 'arbitrum', wallet: 'treasury', kind: 'payout', orderId: 'order' },
  ...{ recipient: '0xrecipient', contract: null, units: '1', reservation: '0', bump: 0, triedHeight: 1 },
  ...{ txid: null, height: null, ...changes },
});

const factsOf = (
  order: Partial<LabOrder>,
  deposits: readonly Deposit[],
  payments: readonly Payment[] = [],
  height = 100,
) => ({ order: anOrder(order), deposits, payments, heightOf: () => height, nowMs: 2 });

const TOKEN = '0xdac17f958d2ee523a2206206994597c13d831ec7';
const refund = { kind: 'refund', atMs: 1, address: '0xchosen' } as const;
const onward = { kind: 'continue', atMs: 1, address: '' } as const;

it.each([
  { rule: 'as agreed', order: {}, deposit: {}, owed: ['payout 0xrecipient 2'] },
  { rule: 'larger', order: {}, deposit: { units: (2n * ETHER).toString() }, owed: ['payout 0xrecipient 4'] },
  { rule: 'six blocks deep', order: {}, deposit: { height: 95 }, owed: [] },
  { rule: 'removed by a reorganisation', order: {}, deposit: { height: null }, owed: [] },
  { rule: 'too small', order: {}, deposit: { units: '1' }, owed: [] },
  {
    rule: 'too small, continued',
    order: { decision: onward },
    deposit: { units: (ETHER / 2n).toString() },
    owed: ['payout 0xrecipient 1'],
  },
  {
    rule: 'too small, refund',
    order: { decision: refund },
    deposit: { units: ETHER.toString() },
    owed: ['refund 0xchosen 1'],
  },
  { rule: 'late', order: {}, deposit: { seenAtMs: END_MS }, owed: [] },
  {
    rule: 'another coin',
    order: { refundAddress: '0xback' },
    deposit: { contract: TOKEN },
    owed: ['refund 0xback 1'],
  },
  {
    rule: 'another coin without an address',
    order: { decision: onward },
    deposit: { contract: TOKEN },
    owed: [],
  },
])('owes for a deposit that is $rule: $owed', ({ order, deposit, owed }) => {
  const payments = owedPayments(factsOf(order, [aDeposit(deposit)]));
  expect(
    payments.map(({ kind, recipient, units }) => `${kind} ${recipient} ${String(BigInt(units) / ETHER)}`),
  ).toEqual(owed);
});

it.each([
  { rule: 'returned to the refund address', order: { refundAddress: '0xback' }, owed: ['refund 0xback'] },
  { rule: 'exchanged without a refund address', order: {}, owed: ['payout 0xrecipient'] },
])('has a second deposit $rule', ({ order, owed }) => {
  const payments = owedPayments(factsOf(order, [aDeposit(), aDeposit({ txid: '0x2' })], [aPayment()]));
  expect(payments.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual(owed);
});

it.each([
  { stage: 'waiting', deposits: [], payments: [] },
  { stage: 'confirming', deposits: [aDeposit({ height: 95 })], payments: [] },
  { stage: 'exchanging', deposits: [aDeposit()], payments: [] },
  { stage: 'stuck', deposits: [aDeposit({ units: '1' })], payments: [] },
  { stage: 'sending', deposits: [aDeposit()], payments: [aPayment({ height: 95 })] },
  { stage: 'finished', deposits: [aDeposit()], payments: [aPayment({ height: 94 })] },
  { stage: 'refunding', deposits: [aDeposit()], payments: [aPayment({ kind: 'refund' })] },
  { stage: 'refunded', deposits: [aDeposit()], payments: [aPayment({ kind: 'refund', height: 94 })] },
])('is $stage by what is on the chains', ({ stage, deposits, payments }) => {
  expect(stageOf(factsOf({}, deposits, payments))).toBe(stage);
});
