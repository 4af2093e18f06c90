import { networkError } from '@coinlane/shared-contracts/errors';

import type { TransactionRequest } from '../form/domain/transaction-creation';
import { currencyInfoModel } from '../form/model/currency-info';
import { currencyListModel } from '../currency/model/currency-list';
import { currencyTargetsModel } from '../form/model/currency-targets';
import { estimateModel } from '../form/model/estimate';
import { chartModel, marketModel } from '../form/model/market';
import { ownAccountModel } from '../form/model/own-account';
import { pairModel } from '../form/model/pair';
import { promoCodeModel } from '../form/model/promo-code';
import { fixedRateModel } from '../form/model/rate-mode';
import { recipientModel } from '../form/model/recipient';
import { transactionCreationModel } from '../form/model/transaction-creation';
import type { CreateProblem } from '../form/model/transaction-creation';
import { binding } from '../page/app/binding';
import type { Calls } from './calls';

/** Loads the calls. Rejects with an ApiError if their chunk fails to load. */
export type LoadCalls = () => Promise<Calls>;

const importCalls = () => import(/* webpackChunkName: "exchange-calls" */ './calls');

/** Preloads the chunk of the calls. Ignores a failure: the next call reports it. */
export const preloadCalls = (): void => {
  importCalls().catch(() => undefined);
};

type CallsOver = Awaited<ReturnType<typeof importCalls>>['callsOver'];

/** Loads the chunk of the calls, on the first call. If it fails to load, the call fails. */
export const loadCalls =
  (make: (callsOver: CallsOver) => Calls): LoadCalls =>
  () =>
    importCalls().then(
      ({ callsOver }) => make(callsOver),
      () => Promise.reject(networkError('the code of the calls could not be fetched')),
    );

type Params = { [Name in keyof Calls]: Parameters<Calls[Name]>[0] };
type Done = { [Name in keyof Calls]: Awaited<ReturnType<Calls[Name]>> };
type CallsByName = { readonly [Name in keyof Calls]: (params: Params[Name]) => Promise<Done[Name]> };

/** Handler of a port that loads the calls first. */
const through =
  (load: LoadCalls) =>
  <Name extends keyof Calls>(name: Name) =>
  async (params: Params[Name]): Promise<Done[Name]> => {
    const calls: CallsByName = await load();
    return calls[name](params);
  };

const NOT_SENT: CreateProblem = { reason: { _tag: 'Unknown' }, call: { _tag: 'Offline' } };

/** If the chunk of the calls fails to load, the request was not sent, so no order exists. */
const createOrderThrough = (load: LoadCalls) => async (request: TransactionRequest) => {
  const { createTransaction } = await load().catch(() => Promise.reject(NOT_SENT));
  return createTransaction(request);
};

type PickCall = ReturnType<typeof through>;

/** Bindings of the calculator: pair, offers and market. */
const calculatorBindings = (call: PickCall) => [
  binding(pairModel.resolvePairFx, call('resolvePair')),
  binding(estimateModel.fetchEstimatesFx, call('fetchEstimates')),
  binding(marketModel.fetchMarketFx, call('fetchMarket')),
  binding(marketModel.fetchPricesFx, call('fetchPrices')),
  binding(chartModel.fetchChartFx, call('fetchChart')),
  binding(fixedRateModel.checkFixedRateFx, call('checkFixedRate')),
  binding(promoCodeModel.checkPromoCodeFx, call('checkPromoCode')),
];

/** Binds every port that is an API call. */
export const callBindings = (load: LoadCalls) => {
  const call = through(load);
  const fetchInfo = call('fetchCurrencyInfo');
  return [
    ...calculatorBindings(call),
    binding(currencyListModel.fetchCurrenciesFx, call('fetchCurrencies')),
    binding(currencyTargetsModel.fetchTargetsFx, call('fetchTargets')),
    binding(ownAccountModel.fetchWhitelistFx, call('fetchWhitelist')),
    binding(ownAccountModel.fetchOwnedFx, call('fetchOwned')),
    binding(currencyInfoModel.fetchFromInfoFx, fetchInfo),
    binding(currencyInfoModel.fetchToInfoFx, fetchInfo),
    binding(recipientModel.askServerFx, call('validateAddress')),
    binding(recipientModel.resolveNameFx, call('resolveName')),
    binding(transactionCreationModel.createTransactionFx, createOrderThrough(load)),
  ];
};
