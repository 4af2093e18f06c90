import { httpError, networkError } from '@coinlane/shared-contracts/errors';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { addToWhitelist, checkWhitelistAddress } from './whitelist';

const draft = {
  ...{ label: ' Mine ', wallet: ' 0xa ', extraId: '', currencies: ['eth', 'xrp'] },
  ...{ password: ' secret ', code: ' 123456 ' },
};

const answering =
  (answers: Readonly<Record<string, unknown>>): HttpPort =>
  ({ query }) => {
    const answer = answers[query?.['currency'] ?? ''];
    return answer === undefined ? TE.left(networkError('down')) : TE.right(answer);
  };

describe('the address check for several currencies (spec §5 "Server-side address check")', () => {
  const good = { result: true, message: '' };
  it.each([
    { rule: 'valid for all', answers: { eth: good, xrp: good }, verdict: 'good' },
    {
      rule: 'invalid for one',
      answers: { eth: good, xrp: { result: false, message: 'Invalid checksum' } },
      verdict: 'bad',
    },
    {
      rule: 'one requires an extra id',
      answers: { eth: good, xrp: { result: false, message: 'Extra Id is required' } },
      verdict: 'extra-id-required',
    },
    { rule: 'one check fails', answers: { eth: good }, verdict: 'unknown' },
  ])('$rule', async ({ answers, verdict }) => {
    expect(await checkWhitelistAddress(answering(answers))(draft)()).toEqual(E.right(verdict));
  });
});

describe('adding an address', () => {
  it('sends it without the spaces around it', async () => {
    const bodies: unknown[] = [];
    const reply = { id: 7, label: 'Mine', wallet: '0xa', extraId: '', currency: ['ETH'] };
    const added = await addToWhitelist((request) => {
      bodies.push(request.body);
      return TE.right(reply);
    })(draft)();

    expect(bodies).toEqual([
      {
        ...{ label: 'Mine', wallet: '0xa', extraId: '', currency: ['eth', 'xrp'] },
        ...{ password: ' secret ', code: '123456' },
      },
    ]);
    expect(added).toEqual(
      E.right({ id: '7', label: 'Mine', wallet: '0xa', extraId: null, currencies: ['eth'] }),
    );
  });

  it('is refused with the affected field', async () => {
    const body = { error: 'not_valid_params', message: 'wallet: is in the list already', field: 'wallet' };
    expect(await addToWhitelist(() => TE.left(httpError(400, body)))(draft)()).toMatchObject(
      E.left({ _tag: 'Refused', field: 'wallet' }),
    );
  });
});
