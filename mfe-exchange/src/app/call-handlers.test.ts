import { allSettled, fork } from 'effector';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError, networkError, timeoutError } from '@coinlane/shared-contracts/errors';
import {
  createdReply,
  refusedWithOkReply,
  tooSmallErrorReply,
  unknownNameReply,
} from '@coinlane/shared-contracts/testing';

import { aCurrency } from '../currency/domain/currency/currency.fixture';
import type { EstimateQuery } from '../form/domain/estimate';
import { transactionCreationModel } from '../form/model/transaction-creation';
import { aTransactionRequest } from '../form/model/transaction-creation/transaction-request.fixture';
import { pairModel } from '../form/model/pair';
import { callBindings, loadCalls } from './call-handlers';
import { callsOver } from './calls';
import { aServiceWith, KEYS } from './service.fixture';

const query: EstimateQuery = {
  from: aCurrency(),
  to: aCurrency({ ticker: 'eth' }),
  amount: '0.1',
  direction: 'direct',
  rateMode: 'floating',
  promoCode: null,
  payment: { kind: '', country: '' },
};
const NO_REPLY = 'no-reply@swap.example';
const overService = (key: string, answer: unknown) => callsOver(aServiceWith({ [key]: answer }), NO_REPLY);

describe('the API calls', () => {
  it.each([
    {
      rule: 'a refusal with an error code is a result for the amount',
      answer: httpError(400, tooSmallErrorReply),
      refusal: { _tag: 'TooSmall', min: '0.0004157' },
    },
    {
      rule: 'an inactive pair is one too',
      answer: httpError(400, { error: 'pair_is_inactive' }),
      refusal: { _tag: 'PairInactive' },
    },
  ])('$rule', async ({ answer, refusal }) => {
    const { fetchEstimates } = overService(KEYS.estimates, answer);
    expect(await fetchEstimates(query)).toEqual({ estimates: [], methods: [], refusal });
  });

  it.each([
    networkError('down'),
    timeoutError(5000),
    httpError(502, tooSmallErrorReply),
    httpError(400, null),
  ])('any other failure is a failed call: $_tag', async (error) => {
    await expect(overService(KEYS.estimates, error).fetchEstimates(query)).rejects.toEqual(error);
  });

  it.each([
    {
      rule: 'no response: the outcome is unknown',
      answer: timeoutError(10_000),
      problem: { reason: { _tag: 'OutcomeUnknown' }, call: { _tag: 'TimedOut', seconds: 10 } },
    },
    {
      rule: 'a refusal with HTTP 200',
      answer: refusedWithOkReply,
      problem: { call: { _tag: 'Refused' } },
    },
  ])('an order fails with reason and call: $rule', async ({ answer, problem }) => {
    const { createTransaction } = overService(KEYS.create, answer);
    await expect(createTransaction(aTransactionRequest())).rejects.toMatchObject(problem);
  });

  it.each([
    { rule: 'with fiat it is the country', isFromFiat: true, tag: 'CountryNotSupported' },
    { rule: "with coins it is the service's reason", isFromFiat: false, tag: 'PayoutAddressRefused' },
  ])('an order is refused: $rule (spec §8)', async ({ isFromFiat, tag }) => {
    const { createTransaction } = overService(KEYS.create, refusedWithOkReply);
    await expect(createTransaction(aTransactionRequest({ isFromFiat }))).rejects.toMatchObject({
      reason: { _tag: tag },
    });
  });

  it('an order is sent with its key', async () => {
    const seen: HttpRequest[] = [];
    const { createTransaction } = callsOver(aServiceWith({}, seen), NO_REPLY);
    const { transactionId } = await createTransaction(aTransactionRequest({ idempotencyKey: 'k' }));
    expect(transactionId).toBe(createdReply.id);
    expect(seen[0]?.idempotencyKey).toBe('k');
  });

  it('a name is resolved for its currency', async () => {
    const { resolveName } = overService(KEYS.names, unknownNameReply);
    const question = { address: 'alice@wallet', currency: aCurrency() };
    expect((await resolveName(question))._tag).not.toBe('Resolved');
  });
});

describe('the bindings', () => {
  it('use the shell’s HTTP client', async () => {
    const scope = fork({ handlers: callBindings(loadCalls((over) => over(aServiceWith({}), NO_REPLY))) });
    await allSettled(pairModel.resolvePairFx, { scope, params: { from: 'btc', to: 'eth' } });
    const { status, value } = await allSettled(pairModel.resolvePairFx, {
      scope,
      params: { from: 'xrp', to: 'eth' },
    });
    expect(status).toBe('done');
    expect(value).toMatchObject({ pair: { from: { ticker: 'xrp' }, to: { ticker: 'eth' } } });
  });

  it('fail like a call if the calls fail to load', async () => {
    const failure = networkError('no chunk');
    const scope = fork({ handlers: callBindings(() => Promise.reject(failure)) });
    const params = { from: 'btc', to: 'eth' };
    expect(await allSettled(pairModel.resolvePairFx, { scope, params })).toEqual({
      status: 'fail',
      value: failure,
    });
  });

  it('report an order that was not sent as not existing', async () => {
    const scope = fork({ handlers: callBindings(() => Promise.reject(networkError('no chunk'))) });
    const params = aTransactionRequest();
    expect(await allSettled(transactionCreationModel.createTransactionFx, { scope, params })).toEqual({
      status: 'fail',
      value: { reason: { _tag: 'Unknown' }, call: { _tag: 'Offline' } },
    });
  });
});
