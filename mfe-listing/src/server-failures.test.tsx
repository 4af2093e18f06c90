import { pipe } from 'fp-ts/lib/function.js';
import * as T from 'fp-ts/lib/Task.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { networkError, timeoutError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { fakeHttp } from '@coinlane/shared-contracts/testing';

import { contentReplies } from './api/listing/listing-replies.fixture';
import { aRequest } from './app/fragment-request.fixture';
import { render } from './server';

const http = fakeHttp(contentReplies);

describe('the fragment while the content service is down', () => {
  it('has a retry button, and is not cached', async () => {
    const fragment = await render(aRequest('/currencies', { http: () => TE.left(networkError('refused')) }));

    expect(fragment).toMatchObject({ status: 503, isCacheable: false, head: { robots: 'noindex' } });
    expect(fragment.html).toContain('The currencies could not be loaded');
    expect(fragment.html).toContain('Try again');
  });
});

describe('the fragment without the buyable coins (spec §8 "Listing")', () => {
  const withoutLinks: HttpPort = (call) =>
    call.path.includes('available-buy') ? TE.left(networkError('refused')) : http(call);

  it.each(['/buy/bitcoin', '/buy/us-dollar', '/buy/us-dollar/bitcoin', '/all-currencies-buy'])(
    'is a page, not a 404: %s',
    async (pathname) => {
      const { status, head } = await render(aRequest(pathname, { http: withoutLinks }));

      expect({ status, robots: head.robots }).toEqual({ status: 200, robots: undefined });
    },
  );
});

/** A slow service that never answers before its timeout. */
const late = ({ timeoutMs = 10_000 }: HttpRequest): TE.TaskEither<ApiError, unknown> =>
  pipe(TE.left(timeoutError(timeoutMs)), T.delay(timeoutMs));

describe('the fragment with slow secondary data', () => {
  const OWN = /currencies$|coin-pairs/;
  const slow: HttpPort = (call) => (OWN.test(call.path) ? http(call) : late(call));

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each(['/currencies', '/currencies/bitcoin', '/currencies/bitcoin/ethereum', '/buy/us-dollar/bitcoin'])(
    "renders within the server's time limit: %s",
    async (pathname) => {
      const rendering = render(aRequest(pathname, { http: slow }));
      await jest.advanceTimersByTimeAsync(700);
      const fragment = await Promise.race([rendering, Promise.resolve('late')]);

      expect(fragment).toMatchObject({ status: 200, html: expect.stringContaining('<h1>') });
      await rendering;
    },
  );
});
