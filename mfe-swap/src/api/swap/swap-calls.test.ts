import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import {
  decodeError,
  httpError,
  networkError,
  NOT_SENT,
  timeoutError,
} from '@coinlane/shared-contracts/errors';
import {
  createdSwapReply,
  exchangeAmountReply,
  refusedSwapReply,
  swapReply,
  tokensDestinationReply,
} from '@coinlane/shared-contracts/testing';

import { aPair, BINANCE_ADDRESS } from '../../domain/swap-form/swap-form.fixture';
import { fetchEstimate } from '../estimate';
import { createSwap, fetchSwap, setTokensDestination } from '.';

const answering = (reply: ReturnType<HttpPort>) => {
  const asked: HttpRequest[] = [];
  const http: HttpPort = (request) => {
    asked.push(request);
    return reply;
  };
  return { http, asked };
};

const attempt = (token: string) => ({
  key: 'key-1',
  request: {
    pair: aPair(token),
    amount: '500',
    payoutAddress: BINANCE_ADDRESS,
    payoutExtraId: '',
    estimate: '497.5',
  },
});

describe('createSwap (spec §7 "Swap API")', () => {
  it.each([
    { token: 'now', path: '/', isOnSite: undefined },
    { token: 'ava', path: '/swap', isOnSite: true },
  ])('posts $token to $path with the create input of spec §3', async ({ token, path, isOnSite }) => {
    const { http, asked } = answering(TE.right(createdSwapReply));

    expect(await createSwap(http)(attempt(token))()).toEqual(E.right('5f0c3a'));
    expect(asked[0]).toMatchObject({ method: 'POST', path, idempotencyKey: 'key-1' });
    expect(asked[0]?.isOnSite).toBe(isOnSite);
    expect(asked[0]?.body).toEqual({
      from: token,
      to: token,
      fromBlockchain: token === 'ava' ? 'neo' : 'ethereum',
      amount: '500',
      payoutAddress: BINANCE_ADDRESS,
      payoutExtraId: '',
      estimate: '497.5',
    });
  });

  it.each([
    {
      rule: 'a refusal of the travel partner, with 200',
      reply: TE.right(refusedSwapReply),
      is: { _tag: 'PartnerKyc' },
    },
    {
      rule: 'a refusal of the travel partner, with 400',
      reply: TE.left(httpError(400, refusedSwapReply)),
      is: { _tag: 'PartnerKyc' },
    },
    {
      rule: 'a message of the service',
      reply: TE.left(httpError(400, { error: 'x', message: 'Not today' })),
      is: { _tag: 'ServerSaid', message: 'Not today' },
    },
    { rule: 'no message', reply: TE.left(httpError(400, { error: 'x' })), is: { _tag: 'Unknown' } },
    { rule: 'neither id nor error', reply: TE.right({}), is: { _tag: 'Unknown' } },
    { rule: 'a fault of the service', reply: TE.left(httpError(500, '<html>')), is: { _tag: 'Unknown' } },
    { rule: 'a page of a proxy', reply: TE.left(httpError(502, '<html>')), is: { _tag: 'OutcomeUnknown' } },
    {
      rule: 'a gateway without a reply',
      reply: TE.left(httpError(502, { error: 'upstream_unavailable', message: 'no reply' })),
      is: { _tag: 'OutcomeUnknown' },
    },
    { rule: 'a lost reply', reply: TE.left(networkError('down')), is: { _tag: 'OutcomeUnknown' } },
    { rule: 'a late reply', reply: TE.left(timeoutError(10_000)), is: { _tag: 'OutcomeUnknown' } },
    { rule: 'an unreadable reply', reply: TE.left(decodeError('Swap', [])), is: { _tag: 'OutcomeUnknown' } },
    { rule: 'a browser offline', reply: TE.left(networkError(NOT_SENT)), is: { _tag: 'Unknown' } },
  ])('$rule (spec §8)', async ({ reply, is }) => {
    expect(await createSwap(answering(reply).http)(attempt('now'))()).toEqual(E.left(is));
  });
});

describe('fetchSwap', () => {
  it('refuses a reply about another swap', async () => {
    const { http } = answering(TE.right(swapReply));
    expect(await fetchSwap(http)('5f0c3b')()).toMatchObject({ left: { _tag: 'DecodeError' } });
  });

  it('maps the swap to the domain', async () => {
    const { http } = answering(TE.right(swapReply));
    expect(await fetchSwap(http)('5f0c3a')()).toMatchObject({
      right: {
        id: '5f0c3a',
        payin: { amount: '500', hash: null },
        createdAt: Date.parse(swapReply.createdAt),
      },
    });
  });

  it('refuses an invalid swap', async () => {
    const { http } = answering(TE.right({ id: '5f0c3a' }));
    expect(await fetchSwap(http)('5f0c3a')()).toMatchObject({
      left: { _tag: 'DecodeError', codec: 'SwapReply' },
    });
  });
});

describe('fetchEstimate', () => {
  const question = { from: 'now', to: 'nowbnb', amount: '500' };

  it('returns amount and arrival time', async () => {
    const { http } = answering(TE.right(exchangeAmountReply));
    expect(await fetchEstimate(http)(question)()).toEqual(
      E.right({ estimatedAmount: '499.5', arrivalMinutes: '10-60' }),
    );
  });

  it.each(['soon', '', null, '<b>1</b>'])(
    'returns no arrival time for "%s"',
    async (transactionSpeedForecast) => {
      const { http } = answering(TE.right({ estimatedAmount: 1, transactionSpeedForecast }));
      expect(await fetchEstimate(http)(question)()).toMatchObject({ right: { arrivalMinutes: null } });
    },
  );
});

describe('setTokensDestination (spec §7)', () => {
  it('sends the address, for eth', async () => {
    const { http, asked } = answering(TE.right(tokensDestinationReply));
    await setTokensDestination(http)({ transactionId: '5f0c3a', tokensDestination: '0x1' })();
    expect(asked[0]).toMatchObject({
      path: '/transactions/5f0c3a/tokens-destination',
      body: { tokensDestination: '0x1', currency: 'eth' },
    });
  });
});
