import { httpError } from '@coinlane/shared-contracts/errors';
import { fakeHttp, transactionReply } from '@coinlane/shared-contracts/testing';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { fetchTransaction, requestDeposit } from '.';

const ID = '93f47e8b7674e1';
const reading = (change: object) =>
  fetchTransaction(fakeHttp({ [`GET public-v1.1/transactions/${ID}`]: { ...transactionReply, ...change } }))(
    ID,
  )();

describe('a word that every object has, in a reply', () => {
  it.each(['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'])(
    'counts as unknown: %s',
    async (word) => {
      const reply = await reading({
        ...{ status: word, flow: word },
        depositIssue: { kind: word, currency: 'USDC', network: 'eth', amount: 7, decideUntil: null },
        chainDoubt: { kind: word, transfer: 'payout' },
      });
      expect(reply).toMatchObject({
        right: {
          status: { _tag: 'Unknown', raw: word },
          ...{ rateMode: null, depositNote: null, chainDoubt: 'absent' },
        },
      });
      const refused = httpError(400, { error: word, message: 'x' });
      const asked = requestDeposit(() => TE.left(refused))({
        transactionId: ID,
        userAccount: 'ann@fio',
      });
      expect(await asked()).toEqual(E.left(refused));
    },
  );
});
