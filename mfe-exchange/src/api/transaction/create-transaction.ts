import { callEndpoint, createTransactionEndpoint } from '@coinlane/shared-contracts/api';
import type {
  CreateTransactionReply,
  CreateTransactionRequest,
  HttpPort,
} from '@coinlane/shared-contracts/api';
import { decodeError, httpError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { CreatedTransaction, TransactionRequest } from '../../domain/transaction';

const EXCHANGE_PAGE = '/exchange';

const toBody = (request: TransactionRequest): CreateTransactionRequest => ({
  provider: request.provider,
  fromAmount: request.direction === 'direct' ? request.fromAmount : '',
  toAmount: request.toAmount ?? '',
  fromCurrency: request.fromCurrency,
  fromNetwork: request.fromNetwork,
  toCurrency: request.toCurrency,
  toNetwork: request.toNetwork,
  address: request.recipient,
  extraId: request.extraId,
  refundAddress: request.refundAddress,
  refundExtraId: request.refundExtraId,
  ...(request.rateMode === 'fixed' && request.rateId !== null ? { rateId: request.rateId } : {}),
  userId: '',
  contactEmail: request.email,
  ...(request.linkId === null ? {} : { linkId: request.linkId }),
  source: 'site',
  promoCode: request.promoCode ?? '',
  flow: request.rateMode === 'fixed' ? 'fixed-rate' : 'standard',
  type: request.direction,
  isBridge: false,
  info: { locale: request.language, landingPage: EXCHANGE_PAGE, exchangePage: EXCHANGE_PAGE },
});

/** An error with HTTP 200 is a failure all the same (spec §8): its body goes the way of every refused call. */
const toCreated = (reply: CreateTransactionReply): E.Either<ApiError, CreatedTransaction> => {
  const { error, message, id } = reply;
  if (error !== null || (id === null && message !== null)) return E.left(httpError(200, { error, message }));
  if (id === null) return E.left(decodeError('CreateTransactionReply', ['neither an id nor an error']));
  return E.right({
    transactionId: id,
    redirectUrl: reply.redirectUrl ?? reply.redirect_url,
    payinAddress: reply.payinAddress,
    validUntil: reply.validUntil,
  });
};

/** Makes an exchange (spec §7). Fails with the call's ApiError, HTTP 200 included; `readCreateFailure` reads it. */
export const createTransaction =
  (http: HttpPort) =>
  (request: TransactionRequest): TE.TaskEither<ApiError, CreatedTransaction> =>
    pipe(
      { body: toBody(request), idempotencyKey: request.idempotencyKey },
      callEndpoint(http)(createTransactionEndpoint),
      TE.chainEitherK(toCreated),
    );
