import { flow, pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { toPromise } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import { toCallFailure } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import { fetchAddressesByName, validateAddress } from '../address/api/address';
import { fetchCurrencies, fetchCurrencyInfo, fetchTargets } from '../currency/api/currency';
import { checkPromoCode, fetchEstimates, readEstimateFailure } from '../form/api/estimate';
import { fetchPrices } from '../currency/api/fetch-prices';
import { fetchMarketData } from '../form/api/fetch-market-data';
import { fetchOwned, fetchWhitelist } from '../form/api/own-account';
import { createTransaction, readCreateFailure } from '../form/api/transaction-creation';
import { resolveName } from '../address/domain/address';
import type { NameResolution } from '../address/domain/address';
import type { Currency } from '../currency/domain/currency';
import type { EstimateQuery } from '../form/domain/estimate';
import { pricePair } from '../form/domain/market';
import type { Pair } from '../form/domain/pair';
import type { TransactionRequest } from '../form/domain/transaction-creation';
import type { Offers } from '../form/model/estimate';
import type { AddressQuestion } from '../form/model/recipient';
import type { CreateProblem } from '../form/model/transaction-creation';
import type { ChartQuestion } from '../form/model/market';
import type { CurrencySource } from '../currency/app/cached-currencies';
import { cachedTargets } from '../currency/app/cached-targets';
import type { TargetSource } from '../currency/app/cached-targets';
import { resolvePair } from '../form/app/resolve-pair';

/** A refusal with a known error code is a valid result for that amount. Any other failure is a failed call. */
const askForOffers =
  (http: HttpPort) =>
  (query: EstimateQuery): TE.TaskEither<ApiError, Offers> =>
    pipe(
      fetchEstimates(http)(query),
      TE.map(({ estimates, methods }): Offers => ({
        estimates,
        methods,
        refusal: estimates.length === 0 && methods.length > 0 ? { _tag: 'PaymentUnavailable' } : null,
      })),
      TE.orElse((error) => {
        const refusal = readEstimateFailure(error);
        return refusal._tag === 'CallFailed' || toCallFailure(error)._tag !== 'Refused'
          ? TE.left(error)
          : TE.right<ApiError, Offers>({ estimates: [], methods: [], refusal });
      }),
    );

/**
 * The resolved address must be valid on the currency's network. If the address rules fail to load, the service's
 * address is accepted.
 */
const payable = (resolution: NameResolution, currency: Currency): TE.TaskEither<ApiError, NameResolution> =>
  TE.fromTask(async () => {
    try {
      const checks = await import(
        /* webpackChunkName: "address-checks" */ '../address/domain/address/checks'
      );
      return await checks.checkResolvedName(resolution, currency);
    } catch {
      return resolution;
    }
  });

const lookUpName =
  (http: HttpPort) =>
  ({ address, currency }: AddressQuestion) =>
    pipe(
      fetchAddressesByName(http)(address),
      TE.map((lookup) => resolveName(lookup, currency)),
      TE.flatMap((resolution) => payable(resolution, currency)),
    );

const create = (http: HttpPort, noReplyEmail: string) => (request: TransactionRequest) =>
  pipe(
    createTransaction(http, noReplyEmail)(request),
    TE.mapLeft((error): CreateProblem => ({
      reason: readCreateFailure(error, request.isFromFiat),
      call: toCallFailure(error),
    })),
  );

const fetchChart =
  (http: HttpPort) =>
  ({ pair, span }: ChartQuestion) =>
    fetchMarketData(http)(pricePair(pair), span);

const checkFixedRate =
  (targets: TargetSource) =>
  ({ from, to }: Pair) =>
    pipe(
      targets({ from: from.ticker, rateMode: 'fixed' }),
      TE.map(({ tickers }) => tickers.has(to.ticker)),
    );

/**
 * Returns all API calls of the models, over the shell's HTTP client. Each call rejects with its ApiError,
 * `createTransaction` with a CreateProblem. `noReplyEmail` is the `userId` of orders paid with fiat money. The module
 * has its own chunk because a server-rendered page makes no call at first.
 */
export const callsOver = (
  http: HttpPort,
  noReplyEmail: string,
  currencies: CurrencySource = fetchCurrencies(http),
  targets: TargetSource = cachedTargets(fetchTargets(http)),
) => ({
  resolvePair: flow(resolvePair(currencies), toPromise),
  fetchCurrencies: flow(currencies, toPromise),
  fetchTargets: flow(targets, toPromise),
  fetchWhitelist: flow(fetchWhitelist(http), toPromise),
  fetchOwned: flow(fetchOwned(http), toPromise),
  fetchCurrencyInfo: flow(fetchCurrencyInfo(http), toPromise),
  fetchEstimates: flow(askForOffers(http), toPromise),
  fetchMarket: flow((pair: Pair) => fetchMarketData(http)(pair), toPromise),
  fetchPrices: flow(fetchPrices(http), toPromise),
  fetchChart: flow(fetchChart(http), toPromise),
  checkFixedRate: flow(checkFixedRate(targets), toPromise),
  checkPromoCode: flow(checkPromoCode(http), toPromise),
  validateAddress: flow(validateAddress(http), toPromise),
  resolveName: flow(lookUpName(http), toPromise),
  createTransaction: flow(create(http, noReplyEmail), toPromise),
});

export type Calls = ReturnType<typeof callsOver>;
