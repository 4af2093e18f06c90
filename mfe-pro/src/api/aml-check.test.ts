import { httpError } from '@coinlane/shared-contracts/errors';
import { fakeHttp } from '@coinlane/shared-contracts/testing';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { checkAddress } from './aml-check';

const reply = {
  id: 'a1',
  at: '2026-11-21T10:00:00.000Z',
  status: 'done',
  currency: 'eth',
  address: '0xa',
  riskScore: 71,
  riskLevel: 'severe',
  signals: { exchange: 0.4, mixer: 0.6 },
};
const question = { currency: 'eth', address: '0xa' };

describe('a check of an address', () => {
  it('derives the risk from the score if the service’s name for it is unknown, and sorts its reasons', async () => {
    const checked = await checkAddress(fakeHttp({ 'POST account/aml-checks': reply }))(question)();
    expect(checked).toMatchObject(
      E.right({ risk: 'high', score: 71, signals: [{ name: 'mixer' }, { name: 'exchange' }] }),
    );
  });

  it('returns the time until another check is possible', async () => {
    const tooMany = httpError(429, { error: 'too_many_requests' }, 60_000);
    expect(await checkAddress(() => TE.left(tooMany))(question)()).toEqual(
      E.left({ _tag: 'TooMany', waitMs: 60_000 }),
    );
  });
});
