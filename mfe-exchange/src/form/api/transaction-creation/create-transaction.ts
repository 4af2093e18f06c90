import { callEndpoint, createTransactionEndpoint } from '@coinlane/shared-contracts/api';
import type {
  CreateTransactionInfo,
  CreateTransactionReply,
  CreateTransactionRequest,
  HttpPort,
} from '@coinlane/shared-contracts/api';
import { decodeError, httpError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { CreatedTransaction, TransactionRequest } from '../../domain/transaction-creation';

const FLOW = { floating: 'standard', fixed: 'fixed-rate' } as const;

const infoOf = ({ origin, language }: TransactionRequest): CreateTransactionInfo => ({
  utmSource: origin.utmSource,
  utmMedium: origin.utmMedium,
  utmCampaign: origin.utmCampaign,
  utmContent: origin.utmContent,
  utmTerm: origin.utmTerm,
  gclid: origin.gclid,
  landingPage: origin.landingPage,
  exchangePage: origin.exchangePage,
  locale: language,
  sessionId: origin.sessionId,
  sessionCount: origin.sessionCount,
});

type Amounts = Pick<CreateTransactionRequest, 'fromAmount' | 'toAmount' | 'rateId' | 'flow' | 'type'>;

const amountsOf = (request: TransactionRequest): Amounts => ({
  fromAmount: request.direction === 'direct' ? request.fromAmount : '',
  toAmount: request.toAmount ?? '',
  ...(request.rateMode === 'fixed' && request.rateId !== null ? { rateId: request.rateId } : {}),
  flow: FLOW[request.rateMode],
  type: request.direction,
});

/** Payment method of a purchase, or payout method of a sale. */
const paymentOf = ({
  paymentKind,
  isFromFiat,
  isToFiat,
}: TransactionRequest): Pick<CreateTransactionRequest, 'depositType' | 'payoutType'> => {
  if (paymentKind === '' || !(isFromFiat || isToFiat)) return {};
  return isFromFiat ? { depositType: paymentKind } : { payoutType: paymentKind };
};

const toBody = (request: TransactionRequest, noReplyEmail: string): CreateTransactionRequest => ({
  provider: request.provider,
  ...paymentOf(request),
  ...amountsOf(request),
  fromCurrency: request.fromCurrency,
  fromNetwork: request.fromNetwork,
  toCurrency: request.toCurrency,
  toNetwork: request.toNetwork,
  address: request.recipient,
  extraId: request.extraId,
  refundAddress: request.refundAddress,
  refundExtraId: request.refundExtraId,
  userId: request.isFromFiat ? noReplyEmail : '',
  contactEmail: request.email,
  ...(request.linkId === null ? {} : { linkId: request.linkId }),
  ga: request.origin.clientId,
  source: request.source,
  promoCode: request.promoCode ?? '',
  isBridge: request.source === 'bridge',
  info: infoOf(request),
});

const lowered = (text: string | null): string | null => text?.toLowerCase() ?? null;

/** The reply of a fiat provider keeps the provider's field names and upper-case tickers (api contract §3.14). */
const sidesOf = (reply: CreateTransactionReply): Pick<CreatedTransaction, 'from' | 'to'> => ({
  from: {
    currency: lowered(reply.fromCurrency ?? reply.from_currency),
    network: lowered(reply.fromNetwork ?? reply.from_network),
  },
  to: {
    currency: lowered(reply.toCurrency ?? reply.to_currency),
    network: lowered(reply.toNetwork ?? reply.to_network),
  },
});

const textIn = (value: unknown, key: string): string | null => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;
  return typeof text === 'string' && text !== '' ? text : null;
};

/** Returns the provider's checkout URL, which is in the order or in its `fiat` part. */
const redirectOf = ({ redirectUrl, redirect_url: redirect, fiat }: CreateTransactionReply): string | null =>
  redirectUrl ?? redirect ?? textIn(fiat, 'redirect_url') ?? textIn(fiat, 'redirectUrl');

/** An error with HTTP 200 is a failure (spec §8). Its body is handled like that of any refusal. */
const toCreated = (reply: CreateTransactionReply): E.Either<ApiError, CreatedTransaction> => {
  const { error, message, id } = reply;
  if (error !== null || (id === null && message !== null)) return E.left(httpError(200, { error, message }));
  if (id === null) return E.left(decodeError('CreateTransactionReply', ['neither an id nor an error']));
  return E.right({
    transactionId: id,
    redirectUrl: redirectOf(reply),
    payinAddress: reply.payinAddress,
    payoutAddress: reply.payoutAddress ?? reply.payout?.address ?? null,
    refundAddress: reply.refundAddress,
    ...sidesOf(reply),
    validUntil: reply.validUntil,
    controlToken: reply.controlToken,
    receipt: reply.receipt ?? null,
  });
};

/**
 * Creates an exchange (spec §7 "Create transaction"). Fails with the call's ApiError, also for an error with HTTP 200;
 * see `readCreateFailure`. `noReplyEmail` is the `userId` of an order paid with fiat money.
 */
export const createTransaction =
  (http: HttpPort, noReplyEmail: string) =>
  (request: TransactionRequest): TE.TaskEither<ApiError, CreatedTransaction> =>
    pipe(
      { body: toBody(request, noReplyEmail), idempotencyKey: request.idempotencyKey },
      callEndpoint(http)(createTransactionEndpoint),
      TE.chainEitherK(toCreated),
    );
