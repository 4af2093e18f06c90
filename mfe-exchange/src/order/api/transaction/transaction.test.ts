import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { decodeError, httpError } from '@coinlane/shared-contracts/errors';
import {
  actionsReply,
  continueReply,
  fakeHttp,
  notifyReply,
  oldTransactionReply,
  refundReply,
  transactionReply,
} from '@coinlane/shared-contracts/testing';
import * as E from 'fp-ts/lib/Either.js';

import { aTransaction } from '../../domain/transaction/transaction.fixture';
import {
  fetchTransaction,
  fetchTransactionActions,
  requestContinue,
  requestRefund,
  subscribeToTransaction,
} from '.';

const ID = '93f47e8b7674e1';
const READ = `GET public-v1.1/transactions/${ID}`;
const reading = (reply: unknown) => fetchTransaction(fakeHttp({ [READ]: reply }))(ID)();

describe('fetchTransaction', () => {
  it('decodes the reply', async () => {
    expect(await reading(transactionReply)).toEqual(
      E.right(
        aTransaction({
          payin: { ...aTransaction().payin, address: transactionReply.payinAddress },
          payinWarnings: ['Send only from a wallet you control.'],
          confirmations: { seen: 0, required: 2 },
          validUntil: Date.UTC(2026, 10, 20, 12, 20),
          serverTime: Date.UTC(2026, 10, 20, 12, 0, 0, 120),
          connected: [
            {
              transactionId: 'b88c9de3e1b0bd',
              relation: 'repeated',
              status: { _tag: 'Known', status: 'finished' },
              amount: null,
              displayTicker: null,
            },
          ],
        }),
      ),
    );
  });

  it('refuses a reply about another order', async () => {
    expect(await reading({ ...transactionReply, id: 'bbbbbbbbbbbbbb' })).toMatchObject({
      left: { _tag: 'DecodeError' },
    });
  });

  it('decodes the older format with its names of the amounts', async () => {
    expect(await reading({ ...oldTransactionReply, id: ID })).toMatchObject({
      right: {
        payin: { expectedAmount: '1', network: 'btc', ticker: 'btc' },
        payout: { expectedAmount: '52.31667' },
        connected: [],
        original: null,
        serverTime: null,
      },
    });
  });

  it('returns every related exchange once, without itself', async () => {
    const one = { id: 'aaaaaaaaaaaaaa', status: 'waiting' };
    const reply = {
      ...transactionReply,
      childExchanges: [one, { id: ID, status: 'new' }],
      repeatedExchangesInfo: [],
      relatedExchangesInfo: [
        { ...one, status: 'finished' },
        { id: 'dddddddddddddd', status: 'new', amountFrom: 0.5, fromCurrency: 'XRP' },
      ],
      originalExchangeInfo: { id: 'cccccccccccccc', status: 'expired' },
    };
    expect(await reading(reply)).toMatchObject({
      right: {
        original: { transactionId: 'cccccccccccccc', relation: 'original' },
        connected: [
          { transactionId: 'aaaaaaaaaaaaaa', relation: 'related', status: { status: 'finished' } },
          { transactionId: 'dddddddddddddd', relation: 'related', amount: '0.5', displayTicker: 'xrp' },
        ],
      },
    });
  });

  it('keeps an unknown status', async () => {
    expect(await reading({ ...transactionReply, status: 'overdue' })).toMatchObject({
      right: { status: { _tag: 'Unknown', raw: 'overdue' } },
    });
  });

  it.each([
    { kind: 'wrong_asset', note: { kind: 'wrongAsset', displayTicker: 'usdc', network: 'eth', amount: '7' } },
    { kind: 'late', note: { kind: 'late' } },
    { kind: 'of_tomorrow', note: null },
  ])('decodes a deposit issue: $kind', async ({ kind, note }) => {
    const depositIssue = { kind, currency: 'USDC', network: 'eth', amount: 7, decideUntil: null };
    const reply = await reading({ ...transactionReply, depositIssue });
    expect(reply).toMatchObject({
      right: { depositNote: note === null ? null : expect.objectContaining(note) },
    });
  });

  it('names the codec and the field if the reply is invalid', async () => {
    expect(await reading({ ...transactionReply, status: null })).toEqual(
      E.left(decodeError('TransactionReply', [expect.stringContaining('status')])),
    );
  });

  it('returns a 404 for an unknown ID', async () => {
    expect(await fetchTransaction(fakeHttp({}))(ID)()).toEqual(E.left(httpError(404, null)));
  });
});

const noToken = () => undefined;

describe('fetchTransactionActions', () => {
  const ACTIONS = 'GET public-v2/exchange/actions';
  const asking = (reply: unknown) => fetchTransactionActions(fakeHttp({ [ACTIONS]: reply }), noToken)(ID)();

  it('returns the available actions', async () => {
    expect(await asking(actionsReply)).toEqual(
      E.right({
        refund: {
          amount: '0.00012294',
          displayTicker: null,
          address: '33ybgTeATi1DMoWic8X7wqjZvAuw6fQEuL',
          extraId: null,
          otherAddresses: ['0x40FBAC48435dE25FFFC1FCeFA5A5a054FC9b7E56'],
        },
        continuation: { currentEstimate: '0.0277754' },
        decideUntil: null,
      }),
    );
  });

  it.each([
    { rule: 'not available', reply: { refund: { available: false }, continue: { available: false } } },
    { rule: 'absent', reply: {} },
    { rule: 'null', reply: { error: 'x', refund: null, continue: null } },
  ])('omits what is $rule', async ({ reply }) => {
    expect(await asking(reply)).toEqual(E.right({ refund: null, continuation: null, decideUntil: null }));
  });
});

describe('the actions of an order with a control token', () => {
  const [ACTIONS, REFUND] = ['GET public-v2/exchange/actions', 'POST public-v2/exchange/refund'];
  const protectedReply = { ...actionsReply, needsControlToken: true };

  it.each([
    { rule: 'none in a browser without the token', token: undefined, areOffered: false },
    { rule: 'offered in the browser that created it', token: 'secret', areOffered: true },
  ])('are $rule', async ({ token, areOffered }) => {
    const http = fakeHttp({ [ACTIONS]: protectedReply });
    const actions = await fetchTransactionActions(http, () => token)(ID)();
    expect(E.isRight(actions) && actions.right.refund !== null).toBe(areOffered);
  });

  it('send the token', async () => {
    const seen: HttpRequest[] = [];
    const replies = { [REFUND]: refundReply, 'POST public-v2/exchange/continue': continueReply };
    const http = fakeHttp(replies, seen);
    const tokenOf = (id: string) => (id === ID ? 'secret' : undefined);
    await requestRefund(http, tokenOf)({ transactionId: ID, address: 'a', extraId: '' })();
    await requestContinue(http, tokenOf)(ID)();
    expect(seen.map(({ body }) => body)).toEqual([
      { id: ID, address: 'a', extraId: null, controlToken: 'secret' },
      { id: ID, controlToken: 'secret' },
    ]);
  });
});

describe('the actions', () => {
  it.each([
    { extraId: '', sent: null },
    { extraId: '7', sent: '7' },
  ])('asks for a refund with the extra id $sent', async ({ extraId, sent }) => {
    const seen: HttpRequest[] = [];
    const http = fakeHttp({ 'POST public-v2/exchange/refund': refundReply }, seen);
    expect(await requestRefund(http, noToken)({ transactionId: ID, address: 'a', extraId })()).toEqual(
      E.right(true),
    );
    expect(seen[0]?.body).toEqual({ id: ID, address: 'a', extraId: sent });
  });

  it('requests to continue, and returns the amount', async () => {
    const http = (reply: unknown) => fakeHttp({ 'POST public-v2/exchange/continue': reply });
    expect(await requestContinue(http(continueReply), noToken)(ID)()).toEqual(
      E.right({ isAccepted: true, estimatedAmount: '48.46' }),
    );
    expect(await requestContinue(http({ result: { result: false } }), noToken)(ID)()).toEqual(
      E.right({ isAccepted: false, estimatedAmount: null }),
    );
  });

  it.each([
    { reply: notifyReply, isConfirmed: true },
    { reply: { success: false }, isConfirmed: false },
    { reply: {}, isConfirmed: false },
  ])('confirms e-mails only after success: $reply', async ({ reply, isConfirmed }) => {
    const http = fakeHttp({ [`POST frontend/exchange/txs/${ID}/notify`]: reply });
    const asked = subscribeToTransaction(http)({ transactionId: ID, email: 'a@b.co' });
    expect(await asked()).toEqual(E.right(isConfirmed));
  });
});
