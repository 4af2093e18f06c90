import axios from 'axios';

import { abortedError, decodeError, networkError, timeoutError } from '@coinlane/shared-contracts/errors';

import { toApiError } from './to-api-error';

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
