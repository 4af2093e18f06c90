import { ErrorReply } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import type { EstimateFailure } from '../../domain/estimate';

const toFailure = ({ error, message, minAmount, maxAmount, payload }: ErrorReply): EstimateFailure => {
  const min = minAmount ?? payload?.range?.minAmount ?? null;
  const max = maxAmount ?? payload?.range?.maxAmount ?? null;
  switch (error) {
    case 'deposit_too_small':
      return { _tag: 'TooSmall', min };
    case 'max_amount_exceeded':
      return { _tag: 'TooLarge', max };
    case 'out_of_range':
      return min === null && max !== null ? { _tag: 'TooLarge', max } : { _tag: 'TooSmall', min };
    case 'pair_is_inactive':
      return min === null ? { _tag: 'PairInactive' } : { _tag: 'TooSmall', min };
    case 'not_valid_fixed_rate_pair':
    case 'fixed_rate_not_enabled':
      return { _tag: 'FixedRateUnavailable' };
    default:
      return message === null ? { _tag: 'CallFailed' } : { _tag: 'ServerSaid', message };
  }
};

/** Why no estimate came, from the error codes of api contract §1; `CallFailed` where there is no such word. */
export const readEstimateFailure = (error: ApiError): EstimateFailure =>
  error._tag === 'HttpError' && error.status < 500
    ? pipe(
        ErrorReply.decode(error.body),
        E.match((): EstimateFailure => ({ _tag: 'CallFailed' }), toFailure),
      )
    : { _tag: 'CallFailed' };
