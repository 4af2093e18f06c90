import { fakeHttp, transactionReply } from '@coinlane/shared-contracts/testing';

import { fetchTransaction } from '.';

const ID = '93f47e8b7674e1';

describe('a word that every object has, in a reply', () => {
  it.each(['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'])(
    'counts as unknown: %s',
    async (word) => {
      const reply = {
        ...transactionReply,
        status: word,
        depositIssue: { kind: word, currency: 'USDC', network: 'eth', amount: 7, decideUntil: null },
        chainDoubt: { kind: word, transfer: 'payout' },
      };
      const read = fetchTransaction(fakeHttp({ [`GET public-v1.1/transactions/${ID}`]: reply }))(ID);
      expect(await read()).toMatchObject({
        right: { status: { _tag: 'Unknown', raw: word }, depositNote: null, chainDoubt: 'absent' },
      });
    },
  );
});
