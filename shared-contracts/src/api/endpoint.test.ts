import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import * as t from 'io-ts';

import { decodeError, httpError, timeoutError } from '../errors/index.ts';
import { callEndpoint, toPromise } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { isService, SERVICES } from './service.ts';

const Reply = t.type({ id: t.string }, 'Reply');
const endpoint: Endpoint<string, { readonly id: string }> = {
  toRequest: (id) => ({ service: 'public-v1', method: 'GET', path: `/things/${id}` }),
  reply: Reply,
};

describe('callEndpoint', () => {
  it('sends the request of the endpoint and returns the decoded reply', async () => {
    const reply = await callEndpoint(({ path }) => TE.right({ id: path }))(endpoint)('7')();
    expect(reply).toEqual(E.right({ id: '/things/7' }));
  });

  it('names the codec and the field if the reply does not decode', async () => {
    const reply = await callEndpoint(() => TE.right({ id: 7 }))(endpoint)('7')();
    expect(reply).toEqual(E.left(decodeError('Reply', [expect.stringContaining('id')])));
  });

  it('passes a failure of the port on unchanged', async () => {
    const reply = await callEndpoint(() => TE.left(timeoutError(10_000)))(endpoint)('7')();
    expect(reply).toEqual(E.left(timeoutError(10_000)));
  });
});

describe('toPromise', () => {
  it('resolves with the value', async () => {
    await expect(toPromise(TE.right(1))).resolves.toBe(1);
  });
  it('rejects with the failure itself', async () => {
    await expect(toPromise(TE.left(httpError(404, null)))).rejects.toEqual(httpError(404, null));
  });
});

describe('isService', () => {
  it('accepts the service names and no others', () => {
    expect(SERVICES.every(isService)).toBe(true);
    expect([null, 'public', '__proto__'].some(isService)).toBe(false);
  });
});
