import { decodeReply, estimatesEndpoint } from '@coinlane/shared-contracts/api';
import type {
  EstimateRow,
  EstimatesQuery,
  EstimatesReply,
  HttpPort,
  PaymentMethodRow,
} from '@coinlane/shared-contracts/api';
import { decodeError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { Estimate, EstimateQuery } from '../../domain/estimate';
import type { PaymentMethod } from '../../domain/payment-method';

const termsOf = ({
  custom,
}: EstimateRow): Pick<Estimate, 'rateId' | 'validUntil' | 'speedForecast' | 'warning'> => ({
  rateId: custom?.rateId ?? null,
  validUntil: custom?.validUntil ?? null,
  speedForecast: custom?.transactionSpeedForecast ?? null,
  warning: custom?.warningMessage ?? null,
});

const toEstimate = (row: EstimateRow): Estimate => ({
  provider: row.id ?? row.type,
  type: row.type,
  label: row.label ?? row.type,
  estimatedAmount: row.estimatedAmount,
  minAmount: row.minAmount,
  maxAmount: row.maxAmount,
  isConvertible: row.isConvertible,
  isHighNetworkFee: row.isHighNetworkFee,
  isRefused: row.error !== null,
  ...termsOf(row),
  withdrawalFee: row.custom?.withdrawalFee ?? null,
  cashback: row.cashback,
  refundAddress: row.refundAddress,
  kyc: row.kyc,
  trackRecord: row.trackRecord,
});

const toMethod = ({ label, transactionSpeedForecast, ...row }: PaymentMethodRow): PaymentMethod => ({
  ...row,
  label: label ?? row.provider,
  speedForecast: transactionSpeedForecast,
});

/** Payment method and country, for fiat only. */
const paymentOf = ({
  from,
  to,
  payment: { kind, country },
}: EstimateQuery): Pick<EstimatesQuery, 'paymentMethod' | 'country'> =>
  from.isFiat || to.isFiat
    ? {
        ...(kind === '' ? {} : { paymentMethod: kind }),
        ...(country === '' ? {} : { country }),
      }
    : {};

const toQuery = (query: EstimateQuery): EstimatesQuery => {
  const { from, to, amount, direction, rateMode, promoCode } = query;
  return {
    fromCurrency: from.displayTicker,
    fromNetwork: from.network,
    toCurrency: to.displayTicker,
    toNetwork: to.network,
    amount,
    type: direction,
    flow: rateMode === 'fixed' ? 'fixed-rate' : 'standard',
    promoCode: promoCode ?? '',
    ...paymentOf(query),
  };
};

/** Time-out of an estimate. An offer is valid only for seconds, so a slow call fails and the user can retry. */
const TIMEOUT_MS = 5000;

const hasRows = (raw: unknown): boolean =>
  typeof raw === 'object' &&
  raw !== null &&
  'providers' in raw &&
  Array.isArray(raw.providers) &&
  raw.providers.length > 0;

/** Skips providers whose reply does not decode. If none decodes, the whole reply is invalid. */
const readReply = (raw: unknown): E.Either<ApiError, EstimatesReply> =>
  pipe(
    decodeReply(estimatesEndpoint.reply)(raw),
    E.filterOrElse(
      ({ providers }) => providers.length > 0 || !hasRows(raw),
      () => decodeError('EstimatesReply', ['no provider can be read']),
    ),
  );

/** Offers of the providers, and their fiat payment methods. */
export type FetchedOffers = {
  readonly estimates: readonly Estimate[];
  readonly methods: readonly PaymentMethod[];
};

/**
 * Fetches the providers' estimates for a pair and an amount, without disallowed providers. Fails with the call's
 * ApiError.
 */
export const fetchEstimates =
  (http: HttpPort) =>
  (query: EstimateQuery): TE.TaskEither<ApiError, FetchedOffers> =>
    pipe(
      http({ ...estimatesEndpoint.toRequest(toQuery(query)), timeoutMs: TIMEOUT_MS }),
      TE.chainEitherK(readReply),
      TE.map(({ providers, paymentMethods }) => ({
        estimates: providers.filter(({ isAllowed }) => isAllowed).map(toEstimate),
        methods: paymentMethods.map(toMethod),
      })),
    );
