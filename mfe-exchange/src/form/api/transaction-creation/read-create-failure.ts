import { ErrorReply } from '@coinlane/shared-contracts/api';
import { NOT_SENT } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import type { CreateFailure } from '../../domain/transaction-creation';

const PAYOUT_ADDRESS_REFUSED = 'This payout address can not be used. Please use another address';
const ENTER_ANOTHER_ADDRESS = 'Please enter another address';

const unknown: CreateFailure = { _tag: 'Unknown' };
const countryNotSupported: CreateFailure = { _tag: 'CountryNotSupported' };

const toFailure = ({ error, message }: ErrorReply): CreateFailure => {
  if (error === 'rate_id_not_found_or_expired') return { _tag: 'RateExpired' };
  if (error === 'orders_unavailable') return { _tag: 'OrdersUnavailable' };
  switch (message) {
    case null:
      return unknown;
    case PAYOUT_ADDRESS_REFUSED:
      return { _tag: 'PayoutAddressRefused' };
    case ENTER_ANOTHER_ADDRESS:
      return { _tag: 'EnterAnotherAddress', message };
    default:
      return { _tag: 'ServerSaid', message };
  }
};

/** Maps a refusal. If `from` is fiat, every refusal means that the country is not supported (spec §8). */
const answered = (body: unknown, isFromFiat: boolean): CreateFailure =>
  pipe(
    ErrorReply.decode(body),
    E.match(
      () => (isFromFiat ? countryNotSupported : unknown),
      (reply) => {
        // our own gateway received no reply from the service: its message is for developers
        if (reply.error?.startsWith('upstream_') === true) return unknown;
        return isFromFiat ? countryNotSupported : toFailure(reply);
      },
    ),
  );

/**
 * Returns the reason why a transaction was not created (spec §8 "Creating an exchange transaction"). After a lost
 * response the reason is unknown, even for fiat: the order may exist.
 */
export const readCreateFailure = (error: ApiError, isFromFiat: boolean): CreateFailure => {
  switch (error._tag) {
    case 'NetworkError':
      return error.reason === NOT_SENT ? unknown : { _tag: 'OutcomeUnknown' };
    case 'TimeoutError':
      return { _tag: 'OutcomeUnknown' };
    case 'DecodeError':
    case 'AbortedError':
      return unknown;
    case 'HttpError':
      return answered(error.body, isFromFiat);
  }
};
