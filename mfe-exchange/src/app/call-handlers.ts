import { flow, pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { orThrow } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import { fetchAddressesByName, validateAddress } from '../api/address';
import { fetchCurrencies, fetchCurrencyInfo } from '../api/currency';
import { fetchEstimates, readEstimateFailure } from '../api/estimate';
import { fetchMarketData } from '../api/market';
import {
  createTransaction,
  fetchTransaction,
  fetchTransactionActions,
  readCreateFailure,
  requestContinue,
  requestRefund,
  subscribeToTransaction,
} from '../api/transaction';
import { resolveName } from '../domain/address';
import type { Currency } from '../domain/currency';
import type { EstimateQuery } from '../domain/estimate';
import type { TransactionRequest } from '../domain/transaction';
import { toCallFailure } from '../model/call-failure';
import { currencyInfoModel } from '../model/currency-info';
import { currencyListModel } from '../model/currency-list';
import { estimateModel } from '../model/estimate';
import type { Offers } from '../model/estimate';
import { marketModel } from '../model/market';
import { pairModel } from '../model/pair';
import { recipientModel } from '../model/recipient';
import type { AddressQuestion } from '../model/recipient';
import { transactionCreationModel } from '../model/transaction-creation';
import type { CreateProblem } from '../model/transaction-creation';
import {
  notificationModel,
  transactionActionsModel,
  transactionInfoModel,
  transactionStatusModel,
} from '../model/transaction-status';
import { binding } from './binding';
import { resolvePair } from './resolve-pair';

export type CurrencySource = () => TE.TaskEither<ApiError, readonly Currency[]>;

/** A refusal in words is an answer about the amount; everything else is a failed call. */
const askForOffers =
  (http: HttpPort) =>
  (query: EstimateQuery): TE.TaskEither<ApiError, Offers> =>
    pipe(
      fetchEstimates(http)(query),
      TE.map((estimates): Offers => ({ estimates, refusal: null })),
      TE.orElse((error) => {
        const refusal = readEstimateFailure(error);
        return refusal._tag === 'CallFailed' || toCallFailure(error)._tag !== 'Refused'
          ? TE.left(error)
          : TE.right<ApiError, Offers>({ estimates: [], refusal });
      }),
    );

const lookUpName =
  (http: HttpPort) =>
  ({ address, currency }: AddressQuestion) =>
    pipe(
      fetchAddressesByName(http)(address),
      TE.map((lookup) => resolveName(lookup, currency)),
    );

const create = (http: HttpPort) => (request: TransactionRequest) =>
  pipe(
    createTransaction(http)(request),
    TE.mapLeft((error): CreateProblem => ({
      reason: readCreateFailure(error, false),
      call: toCallFailure(error),
    })),
  );

const transactionBindings = (http: HttpPort) => [
  binding(transactionCreationModel.createTransactionFx, flow(create(http), orThrow)),
  binding(transactionStatusModel.fetchTransactionFx, flow(fetchTransaction(http), orThrow)),
  binding(transactionActionsModel.fetchActionsFx, flow(fetchTransactionActions(http), orThrow)),
  binding(transactionActionsModel.requestRefundFx, flow(requestRefund(http), orThrow)),
  binding(
    transactionActionsModel.requestContinueFx,
    flow(
      requestContinue(http),
      TE.map(({ isAccepted }) => isAccepted),
      orThrow,
    ),
  ),
  binding(notificationModel.subscribeFx, flow(subscribeToTransaction(http), orThrow)),
  binding(transactionInfoModel.fetchFromInfoFx, flow(fetchCurrencyInfo(http), orThrow)),
  binding(transactionInfoModel.fetchToInfoFx, flow(fetchCurrencyInfo(http), orThrow)),
];

/** Every port that is a call, bound to the call. */
export const callBindings = (http: HttpPort, currencies: CurrencySource = fetchCurrencies(http)) => [
  binding(pairModel.resolvePairFx, flow(resolvePair(currencies), orThrow)),
  binding(currencyListModel.fetchCurrenciesFx, flow(currencies, orThrow)),
  binding(currencyInfoModel.fetchFromInfoFx, flow(fetchCurrencyInfo(http), orThrow)),
  binding(currencyInfoModel.fetchToInfoFx, flow(fetchCurrencyInfo(http), orThrow)),
  binding(estimateModel.fetchEstimatesFx, flow(askForOffers(http), orThrow)),
  binding(marketModel.fetchMarketFx, flow(fetchMarketData(http), orThrow)),
  binding(recipientModel.askServerFx, flow(validateAddress(http), orThrow)),
  binding(recipientModel.resolveNameFx, flow(lookUpName(http), orThrow)),
  ...transactionBindings(http),
];
