import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { aRefusal } from '../domain/refusal.fixture';
import { keepRequestId, newRequestId } from './keep-request-id';

type Mutation = { readonly amount: string };

const attempts = async (
  answers: readonly E.Either<CallFailure, string>[],
  mutations: readonly Mutation[],
) => {
  const ids: string[] = [];
  let made = 0;
  const stake = keepRequestId(() => `id ${String((made += 1))}`)<Mutation, string>(({ requestId }) => {
    const answer = answers[ids.length] ?? E.right('done');
    ids.push(requestId);
    return TE.fromEither(answer);
  });
  for (const mutation of mutations) await stake(mutation)();
  return ids;
};

const lost: E.Either<CallFailure, string> = E.left<CallFailure>({ _tag: 'TimedOut', seconds: 10 });
const refused: E.Either<CallFailure, string> = E.left<CallFailure>(aRefusal('not_enough_balance'));
const done: E.Either<CallFailure, string> = E.right('done');

describe('the request id of a mutation', () => {
  it.each([
    { rule: 'is kept while the outcome is unknown', answers: [lost, lost], ids: ['id 1', 'id 1'] },
    { rule: 'changes after success', answers: [done, done], ids: ['id 1', 'id 2'] },
    { rule: 'changes after a refusal', answers: [refused, done], ids: ['id 1', 'id 2'] },
  ])('$rule', async ({ answers, ids }) => {
    expect(await attempts(answers, [{ amount: '1' }, { amount: '1' }])).toEqual(ids);
  });

  it('belongs to the parameters: another amount is another mutation', async () => {
    expect(await attempts([lost], [{ amount: '1' }, { amount: '2' }])).toEqual(['id 1', 'id 2']);
  });

  it('is never generated twice', () => {
    expect(newRequestId()).toMatch(/^[0-9a-f]{32}$/);
    expect(newRequestId()).not.toBe(newRequestId());
  });
});
