import * as E from 'fp-ts/lib/Either.js';

import type { HttpRequest } from '../api/index.ts';
import { httpError } from '../errors/index.ts';
import { fakeHttp } from './index.ts';

const request: HttpRequest = { service: 'public-v1', method: 'GET', path: '/currencies/btc' };

describe('fakeHttp', () => {
  it('answers by method, service and path, and remembers what it was asked', async () => {
    const seen: HttpRequest[] = [];
    const http = fakeHttp({ 'GET public-v1/currencies/btc': { ticker: 'btc' } }, seen);
    expect(await http(request)()).toEqual(E.right({ ticker: 'btc' }));
    expect(seen).toEqual([request]);
  });

  it('is a 404 for everything else', async () => {
    expect(await fakeHttp({})(request)()).toEqual(E.left(httpError(404, null)));
  });
});
