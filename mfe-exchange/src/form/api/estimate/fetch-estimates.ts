import { decodeReply, estimatesEndpoint } from '@coinlane/shared-contracts/api';
import type { EstimateRow, EstimatesQuery, EstimatesReply, HttpPort } from '@coinlane/shared-contracts/api';
import { decodeError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { Estimate, EstimateQuery } from '../../domain/estimate';

const refusalOf = ({ error }: EstimateRow): Estimate['error'] =>
  error === null ? null : { code: error.error ?? '', message: error.message ?? '' };

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
  error: refusalOf(row),
  ...termsOf(row),
  depositFee: row.custom?.depositFee ?? null,
  withdrawalFee: row.custom?.withdrawalFee ?? null,
  cashback: row.cashback,
  refundAddress: row.refundAddress,
  kyc: row.kyc,
});

const toQuery = ({ from, to, amount, direction, rateMode, promoCode }: EstimateQuery): EstimatesQuery => ({
  fromCurrency: from.displayTicker,
  fromNetwork: from.network,
  toCurrency: to.displayTicker,
  toNetwork: to.network,
  amount,
  type: direction,
  flow: rateMode === 'fixed' ? 'fixed-rate' : 'standard',
  promoCode: promoCode ?? '',
});

/** Timeout of an estimate. An offer is valid for seconds only, so a slow call fails and can be retried. */
const TIMEOUT_MS = 5000;

const hasRows = (raw: unknown): boolean =>
  typeof raw === 'object' &&
  raw !== null &&
  'providers' in raw &&
  Array.isArray(raw.providers) &&
  raw.providers.length > 0;

/** Skips providers whose reply cannot be decoded. If none can be decoded, the reply itself is invalid. */
const readReply = (raw: unknown): E.Either<ApiError, EstimatesReply> =>
  pipe(
    decodeReply(estimatesEndpoint.reply)(raw),
    E.filterOrElse(
      ({ providers }) => providers.length > 0 || !hasRows(raw),
      () => decodeError('EstimatesReply', ['no provider can be read']),
    ),
  );

/**
 * Fetches the providers' estimates for a pair and an amount, without disallowed providers. Fails with the call's
 * ApiError.
 */
export const fetchEstimates =
  (http: HttpPort) =>
  (query: EstimateQuery): TE.TaskEither<ApiError, readonly Estimate[]> =>
    pipe(
      http({ ...estimatesEndpoint.toRequest(toQuery(query)), timeoutMs: TIMEOUT_MS }),
      TE.chainEitherK(readReply),
      TE.map(({ providers }) => providers.filter(({ isAllowed }) => isAllowed).map(toEstimate)),
    );
