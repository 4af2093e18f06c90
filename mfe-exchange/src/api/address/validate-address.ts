import { callEndpoint, validateAddressEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, ValidateAddressReply } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { ServerAddressCheck } from '../../domain/address';
import type { Currency } from '../../domain/currency';

/** The two messages spec §5 "Server-side address check" gives a meaning to. */
const toServerCheck = ({ result, message, isActivated }: ValidateAddressReply): ServerAddressCheck => {
  if (result) return { _tag: 'Accepted', isActivated };
  if (message === 'Invalid checksum') return { _tag: 'InvalidChecksum' };
  return message === 'Extra Id is required' ? { _tag: 'ExtraIdRequired' } : { _tag: 'Doubted', message };
};

/** The service's opinion of an address. A failure says nothing about the address: the form stays as it is. */
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
