import { abortedError, decodeError, httpError, networkError, timeoutError } from './index.ts';

describe('ApiError', () => {
  it('has the time-out message of spec §7', () => {
    expect(timeoutError(10_000)).toEqual({
      _tag: 'TimeoutError',
      afterMs: 10_000,
      message: 'Timeout: 10000ms',
    });
  });

  it('keeps the parsed body of a refusal, and a retry delay only if it was sent', () => {
    expect(httpError(400, { error: 'x' })).toEqual({
      _tag: 'HttpError',
      status: 400,
      body: { error: 'x' },
      retryAfterMs: null,
    });
    expect(httpError(429, null, 3_000)).toMatchObject({ retryAfterMs: 3_000 });
  });

  it('has one tag per kind of failure', () => {
    const tags = [networkError('reset'), decodeError('C', ['p']), abortedError].map(({ _tag }) => _tag);
    expect(tags).toEqual(['NetworkError', 'DecodeError', 'AbortedError']);
  });

  it('survives JSON, because the server state includes it', () => {
    const all = [
      timeoutError(1),
      httpError(500, null),
      networkError('r'),
      decodeError('C', []),
      abortedError,
    ];
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
  });
});
