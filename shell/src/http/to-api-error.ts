import type { AxiosStatic } from 'axios';

import { readErrorReply } from '@coinlane/shared-contracts/api';
import { abortedError, decodeError, networkError, timeoutError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';

/** Maps an error of axios to an ApiError. `timeoutMs` is the limit of the request. */
export const toApiError = (axios: AxiosStatic, timeoutMs: number, thrown: unknown): ApiError => {
  if (thrown instanceof SyntaxError) return decodeError('JSON', [thrown.message]);
  if (axios.isCancel(thrown)) return abortedError;
  if (!axios.isAxiosError<unknown>(thrown)) return networkError(String(thrown));
  if (thrown.response !== undefined) {
    const { status, data, headers } = thrown.response;
    return readErrorReply(
      {
        status,
        text: data,
        contentType: headers['content-type'],
        retryAfter: headers['retry-after'],
      },
      Date.now(),
    );
  }
  return thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT'
    ? timeoutError(timeoutMs)
    : networkError(thrown.message);
};
