import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { httpError } from '@coinlane/shared-contracts/errors';
import { fakeHttp, transactionReply } from '@coinlane/shared-contracts/testing';

import { fetchTransaction, requestDeposit } from '.';

const ID = '93f47e8b7674e1';

const WORDS = ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'];

describe('a word that every object has, in a reply', () => {
  it.each(WORDS)('counts as unknown: %s', async (word) => {
    const reply = {
      ...transactionReply,
      status: word,
      flow: word,
      depositIssue: { kind: word, currency: 'USDC', network: 'eth', amount: 7, decideUntil: null },
      chainDoubt: { kind: word, transfer: 'payout' },
    };
    const read = fetchTransaction(fakeHttp({ [`GET public-v1.1/transactions/${ID}`]: reply }))(ID);
    expect(await read()).toMatchObject({
      right: {
        status: { _tag: 'Unknown', raw: word },
        depositNote: null,
        chainDoubt: 'absent',
        rateMode: null,
      },
    });
  });

  it.each(WORDS)('is not a known refusal of a deposit request: %s', async (word) => {
    const failed = httpError(400, { error: word, message: '' });
    const request = requestDeposit(() => TE.left(failed))({ transactionId: ID, userAccount: 'alice@edge' });
    expect(await request()).toEqual(E.left(failed));
  });
});
