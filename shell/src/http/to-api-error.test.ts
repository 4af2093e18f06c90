import axios from 'axios';

import { abortedError, decodeError, networkError, timeoutError } from '@coinlane/shared-contracts/errors';

import { readBody, retryAfterMs, toApiError } from './to-api-error';

describe('retryAfterMs', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  it.each([
    { header: '3', ms: 3_000 },
    { header: 'Fri, 20 Nov 2026 12:00:05 GMT', ms: 5_000 },
    { header: 'Fri, 20 Nov 2026 11:00:00 GMT', ms: 0 },
    { header: 'soon', ms: null },
    { header: '', ms: null },
    { header: undefined, ms: null },
  ])('$header is $ms ms', ({ header, ms }) => {
    expect(retryAfterMs(header, now)).toBe(ms);
  });
});

describe('readBody (spec §7: parsed as JSON according to the content type)', () => {
  it.each([
    { type: 'application/json', text: '{"a":1}', body: { a: 1 } },
    { type: 'application/problem+json; charset=utf-8', text: '[]', body: [] },
    {
      type: 'application/json',
      text: '{"amount":1.000000000000000001}',
      body: { amount: '1.000000000000000001' },
    },
    { type: 'text/html', text: '<p>', body: '<p>' },
    { type: undefined, text: 'plain', body: 'plain' },
  ])('$type', ({ type, text, body }) => {
    expect(readBody(text, type)).toEqual(body);
  });

  it('throws for broken JSON with a JSON content type', () => {
    expect(() => readBody('{"a":', 'application/json')).toThrow(SyntaxError);
  });
});

describe('toApiError', () => {
  it.each([
    { name: 'a time-out', thrown: new axios.AxiosError('slow', 'ECONNABORTED'), error: timeoutError(10_000) },
    {
      name: 'a lost connection',
      thrown: new axios.AxiosError('no route', 'ERR_NETWORK'),
      error: networkError('no route'),
    },
    { name: 'an abort', thrown: new axios.CanceledError('x'), error: abortedError },
    { name: 'broken JSON', thrown: new SyntaxError('end'), error: decodeError('JSON', ['end']) },
    { name: 'a bug of ours', thrown: new Error('oops'), error: networkError('Error: oops') },
  ])('$name', ({ thrown, error }) => {
    expect(toApiError(axios, 10_000, thrown)).toEqual(error);
  });
});
