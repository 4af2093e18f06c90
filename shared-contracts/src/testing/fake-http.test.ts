import * as E from 'fp-ts/lib/Either.js';

import type { HttpRequest } from '../api/index.ts';
import { httpError } from '../errors/index.ts';
import { fakeHttp } from './index.ts';

const request: HttpRequest = { service: 'public-v1', method: 'GET', path: '/currencies/btc' };

describe('fakeHttp', () => {
  it('replies by method, service and path, and records the requests', async () => {
    const seen: HttpRequest[] = [];
    const http = fakeHttp({ 'GET public-v1/currencies/btc': { ticker: 'btc' } }, seen);
    expect(await http(request)()).toEqual(E.right({ ticker: 'btc' }));
    expect(seen).toEqual([request]);
  });

  it('replies 404 to any other request', async () => {
    expect(await fakeHttp({})(request)()).toEqual(E.left(httpError(404, null)));
  });
});
