import { ErrorReply } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { DecimalString } from '@coinlane/shared-contracts/values';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import type { EstimateFailure } from '../../domain/estimate';

type Limits = { readonly min: DecimalString | null; readonly max: DecimalString | null };

const limitsIn = ({ minAmount, maxAmount, payload }: ErrorReply): Limits => ({
  min: minAmount ?? payload?.range?.minAmount ?? null,
  max: maxAmount ?? payload?.range?.maxAmount ?? null,
});

/** Failures by error code. `pair_is_inactive` is also returned for an amount below the minimum (api contract §1). */
const MEANING: ReadonlyMap<string, (limits: Limits) => EstimateFailure> = new Map([
  ['deposit_too_small', ({ min }: Limits): EstimateFailure => ({ _tag: 'TooSmall', min })],
  ['max_amount_exceeded', ({ max }: Limits): EstimateFailure => ({ _tag: 'TooLarge', max })],
  [
    'out_of_range',
    ({ min, max }: Limits): EstimateFailure =>
      min === null && max !== null ? { _tag: 'TooLarge', max } : { _tag: 'TooSmall', min },
  ],
  [
    'pair_is_inactive',
    ({ min }: Limits): EstimateFailure =>
      min === null ? { _tag: 'PairInactive' } : { _tag: 'TooSmall', min },
  ],
  ['not_valid_fixed_rate_pair', (): EstimateFailure => ({ _tag: 'FixedRateUnavailable' })],
  ['fixed_rate_not_enabled', (): EstimateFailure => ({ _tag: 'FixedRateUnavailable' })],
]);

const toFailure = (reply: ErrorReply): EstimateFailure => {
  const decimals = reply.payload?.decimals ?? null;
  if (reply.error === 'too_many_decimals' && decimals !== null) return { _tag: 'TooPrecise', decimals };
  const meant = MEANING.get(reply.error ?? '');
  if (meant) return meant(limitsIn(reply));
  return reply.message === null ? { _tag: 'CallFailed' } : { _tag: 'ServerSaid', message: reply.message };
};

/** Maps the error codes of api contract §1 to a failure. Unknown codes map to `CallFailed`. */
export const readEstimateFailure = (error: ApiError): EstimateFailure =>
  error._tag === 'HttpError' && error.status < 500
    ? pipe(
        ErrorReply.decode(error.body),
        E.match((): EstimateFailure => ({ _tag: 'CallFailed' }), toFailure),
      )
    : { _tag: 'CallFailed' };
