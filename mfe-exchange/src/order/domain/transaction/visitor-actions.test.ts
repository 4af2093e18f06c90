import { aLeg, aTransaction } from './transaction.fixture';
import { toTransactionStatus } from './transaction-status';
import { canStillPay, visitorActions } from './visitor-actions';

const of = (status: string, change = {}) => aTransaction({ status: toTransactionStatus(status), ...change });
const refund = { amount: '1', displayTicker: null, address: null, extraId: null, otherAddresses: [] };
const both = { refund, continuation: { currentEstimate: '2' }, decideUntil: null };
const anUnnamedAsset = {
  kind: 'wrongAsset',
  displayTicker: 'ltc',
  ticker: null,
  network: null,
  amount: null,
  decideUntil: null,
} as const;
const usd = aLeg({ displayTicker: 'usd', ticker: 'usd', network: 'usd' });
const failedOrder = of('failed', { areActionsAvailable: true });

describe('visitorActions', () => {
  it.each([
    {
      rule: 'before the deposit: pay',
      facts: { transaction: of('waiting', { refundAddress: 'r' }), actions: null, isOwn: true },
      may: ['pay', 'subscribe'],
    },
    {
      rule: 'a refund address can be added after creation',
      facts: { transaction: of('waiting'), actions: null, isOwn: true },
      may: ['pay', 'subscribe', 'addRefundAddress'],
    },
    {
      rule: 'an order at a provider receives a refund address only with the request for a refund',
      facts: {
        transaction: of('waiting', { providerOrderId: 'p1' }),
        actions: null,
        isOwn: true,
      },
      may: ['pay', 'subscribe'],
    },
    {
      rule: 'after the window no action asks for a deposit',
      facts: { transaction: of('waiting', { validUntil: 1_000 }), actions: null, isOwn: false },
      may: ['subscribe'],
    },
    {
      rule: 'a stuck one offers what the service offers',
      facts: { transaction: failedOrder, actions: both, isOwn: true },
      may: ['startAgain', 'contactSupport', 'requestRefund', 'requestContinue'],
    },
    {
      rule: 'only a refund',
      facts: { transaction: failedOrder, actions: { ...both, continuation: null }, isOwn: true },
      may: ['startAgain', 'contactSupport', 'requestRefund'],
    },
    {
      rule: 'only to continue',
      facts: { transaction: failedOrder, actions: { ...both, refund: null }, isOwn: true },
      may: ['startAgain', 'contactSupport', 'requestContinue'],
    },
    {
      rule: 'nothing before the service has replied',
      facts: { transaction: failedOrder, actions: null, isOwn: true },
      may: ['startAgain', 'contactSupport'],
    },
    {
      rule: 'no refund form for an asset that arrived and is not named',
      facts: {
        transaction: of('failed', {
          areActionsAvailable: true,
          depositNote: { ...anUnnamedAsset },
        }),
        actions: both,
        isOwn: true,
      },
      may: ['startAgain', 'contactSupport', 'requestContinue'],
    },
    {
      rule: 'no wallet address for fiat',
      facts: { transaction: of('waiting', { payin: usd }), actions: null, isOwn: true },
      may: ['pay', 'subscribe'],
    },
    {
      rule: 'until the deadline',
      facts: { transaction: failedOrder, actions: { ...both, decideUntil: 1_001 }, isOwn: true },
      may: ['startAgain', 'contactSupport', 'requestRefund', 'requestContinue'],
    },
    {
      rule: 'no options from the deadline on',
      facts: { transaction: failedOrder, actions: { ...both, decideUntil: 1_000 }, isOwn: true },
      may: ['startAgain', 'contactSupport'],
    },
    {
      rule: 'no actions that the service does not offer',
      facts: { transaction: of('failed'), actions: both, isOwn: true },
      may: ['startAgain', 'contactSupport'],
    },
    {
      rule: 'no refund controls in another browser',
      facts: { transaction: failedOrder, actions: both, isOwn: false },
      may: ['startAgain', 'contactSupport'],
    },
    {
      rule: 'a finished one can be repeated',
      facts: { transaction: of('finished'), actions: null, isOwn: true },
      may: ['startAgain'],
    },
    {
      rule: 'an unknown status leads to support',
      facts: { transaction: of('overdue'), actions: null, isOwn: true },
      may: ['contactSupport'],
    },
  ])('$rule', ({ facts, may }) => {
    expect(visitorActions({ ...facts, serverNow: 1_000 })).toEqual(may);
  });
});

describe('visitorActions by status', () => {
  it.each([
    { status: 'waiting', others: ['pay', 'subscribe'], owner: ['addRefundAddress'] },
    { status: 'confirming', others: ['subscribe'], owner: ['addRefundAddress'] },
    { status: 'exchanging', others: ['subscribe'], owner: ['addRefundAddress'] },
    { status: 'sending', others: ['subscribe'], owner: [] },
    { status: 'finished', others: ['startAgain'], owner: [] },
    { status: 'refunding', others: ['subscribe', 'contactSupport'], owner: [] },
    { status: 'refunded', others: ['startAgain'], owner: [] },
    { status: 'failed', others: ['startAgain', 'contactSupport'], owner: [] },
    { status: 'expired', others: ['startAgain', 'contactSupport'], owner: [] },
    { status: 'verifying', others: ['subscribe', 'contactSupport'], owner: ['addRefundAddress'] },
  ])('$status: $others, and for the owner $owner', ({ status, others, owner }) => {
    const facts = { transaction: of(status), actions: null, serverNow: 1_000 };
    expect(visitorActions({ ...facts, isOwn: false })).toEqual(others);
    expect(visitorActions({ ...facts, isOwn: true })).toEqual([...others, ...owner]);
  });
});

describe('canStillPay', () => {
  it.each([
    { rule: 'waiting without an end', transaction: of('waiting'), may: true },
    { rule: 'waiting within the window', transaction: of('new', { validUntil: 1_001 }), may: true },
    { rule: 'at the end itself', transaction: of('waiting', { validUntil: 1_000 }), may: false },
    { rule: 'expired', transaction: of('expired'), may: false },
    { rule: 'paid already', transaction: of('confirming'), may: false },
  ])('$rule: $may', ({ transaction, may }) => {
    expect(canStillPay(transaction, 1_000)).toBe(may);
  });
});
