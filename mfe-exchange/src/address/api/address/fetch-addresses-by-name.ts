import { addressesByNameEndpoint, AddressesByNameReply, callEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { NameLookup } from '../../domain/address';

const toLookup = ({ success, addresses, error, message }: AddressesByNameReply): NameLookup =>
  success && error === null
    ? {
        _tag: 'Found',
        addresses: addresses.map(({ currency, chain, address }) => ({ currency, chain, address })),
      }
    : { _tag: 'Refused', message };

/**
 * Reads an error reply (spec §8 "Reply carries an error"), with any 4xx status. Any other failure means that the
 * service is unavailable.
 */
const refusalIn = (failed: ApiError): NameLookup | null => {
  if (failed._tag !== 'HttpError' || failed.status >= 500) return null;
  const reply = AddressesByNameReply.decode(failed.body);
  return E.isRight(reply) && reply.right.error !== null ? toLookup(reply.right) : null;
};

/**
 * Returns the addresses of a name, or the reason why the service refuses the name. Fails with an ApiError, shown
 * as 'FIO service is temporarily unavailable' (spec §8 "Name-based address lookup").
 */
export const fetchAddressesByName =
  (http: HttpPort) =>
  (name: string): TE.TaskEither<ApiError, NameLookup> =>
    pipe(
      callEndpoint(http)(addressesByNameEndpoint)(name),
      TE.map(toLookup),
      TE.orElse((failed) => {
        const refusal = refusalIn(failed);
        return refusal === null ? TE.left(failed) : TE.right(refusal);
      }),
    );
