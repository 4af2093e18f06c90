import * as TE from 'fp-ts/lib/TaskEither.js';

import { swapReply, transactionReply } from '../testing/index.ts';
import { callById } from './call-by-id.ts';
import type { HttpPort } from './endpoint.ts';
import { loanEndpoint } from './loans.ts';
import { transactionEndpoint } from './public-v1-1.ts';
import { swapEndpoint } from './swaps.ts';
import { tradeStatusEndpoint } from './wallet.ts';

const { id } = transactionReply;
const replying =
  (reply: object): HttpPort =>
  () =>
    TE.right({ ...reply, id });
const SIDE = { currency: 'btc', ticker: 'btc', amount: 1 };
const LOAN = {
  ...{ status: 'active', deposit: SIDE, loan: SIDE, ltv: 0.5, owed: 1, repaid: null, yearlyRate: 0.1 },
  ...{ liquidationPrice: 1, createdAt: '2026-11-08T10:00:00.000Z', endedAt: null },
};
const TRADE = {
  ...{ status: 'finished', from: 'btc', to: 'eth', amountFrom: 1, amountTo: 2, rate: 2, cashback: 0 },
  at: '2026-11-08T10:00:00.000Z',
};

describe('callById', () => {
  it.each([
    { reply: 'an order', call: callById(replying(transactionReply))(transactionEndpoint) },
    { reply: 'a token swap', call: callById(replying(swapReply))(swapEndpoint) },
    { reply: 'a loan', call: callById(replying(LOAN))(loanEndpoint) },
    { reply: 'a trade', call: callById(replying(TRADE))(tradeStatusEndpoint) },
  ])('refuses $reply with another ID than the requested one', async ({ call }) => {
    expect((await call(id)())._tag).toBe('Right');
    expect(await call('0123456789abcd')()).toMatchObject({
      left: { _tag: 'DecodeError', problems: ['id'] },
    });
  });
});
