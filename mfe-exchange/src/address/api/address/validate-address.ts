import { callEndpoint, validateAddressEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, ValidateAddressReply } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { ServerAddressCheck } from '../../domain/address';
import type { Currency } from '../../../currency/domain/currency';

/** Maps the two messages of spec §5 "Server-side address check". */
const toServerCheck = ({ result, message, isActivated }: ValidateAddressReply): ServerAddressCheck => {
  if (result) return { _tag: 'Accepted', isActivated };
  if (message === 'Invalid checksum') return { _tag: 'InvalidChecksum' };
  return message === 'Extra Id is required' ? { _tag: 'ExtraIdRequired' } : { _tag: 'Doubted', message };
};

/** Validates an address with the service. A failure does not change the form. */
export const validateAddress =
  (http: HttpPort) =>
  ({
    currency,
    address,
  }: {
    readonly currency: Currency;
    readonly address: string;
  }): TE.TaskEither<ApiError, ServerAddressCheck> =>
    pipe(
      callEndpoint(http)(validateAddressEndpoint)({ currency: currency.ticker, address }),
      TE.map(toServerCheck),
    );
