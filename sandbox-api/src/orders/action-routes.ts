import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import { isSameAccount } from '@coinlane/chains/addresses';

import { isPayable, lookUpName } from '../addresses/index.ts';
import { NETWORKS } from '../currencies/index.ts';
import { drawAddress } from '../drawn-addresses/index.ts';
import type { Currency } from '../currencies/index.ts';
import { decodeOrRefuse, notValidParam, Refusal, RequiredText, Text, wireNumber } from '../http/index.ts';
import { checkAddress, checkExtraId } from './create-order.ts';
import { decideUntilOf } from './deposit-issue.ts';
import type { OrderService, OrderSnapshot } from './order-service.ts';
import { arrivedOf, currencyOf, payoutAmountOf } from './order-state.ts';
import { continueSteps, refundSteps } from './timeline.ts';

const PAYMENT_REQUEST_VALID_MS = 3_600_000;

const CLOSED_TO_REFUND_ADDRESS: ReadonlySet<string> = new Set([
  'sending',
  'finished',
  'refunding',
  'refunded',
]);

const IdQuery = t.type({ id: RequiredText }, 'ExchangeIdQuery');
const RefundBody = t.type({ id: RequiredText, address: RequiredText, extraId: Text }, 'RefundRequest');
const ContinueBody = t.type({ id: RequiredText }, 'ContinueRequest');
const PaymentBody = t.type(
  { userAccount: RequiredText, exchangeId: RequiredText, provider: RequiredText },
  'PaymentRequest',
);

/** Currency of a refund: the agreed one until a deposit arrives, then that of the deposit. */
const refundCurrencyOf = ({ order, state }: OrderSnapshot): Currency =>
  state.depositReceivedAt === null ? currencyOf(order.fromTicker) : arrivedOf(order).currency;

const networkOf = (seen: OrderSnapshot) => NETWORKS.get(refundCurrencyOf(seen).network);

/** Sender address of the deposit, on the network that it arrived on. */
const senderOf = (seen: OrderSnapshot): string | null => {
  const network = networkOf(seen);
  return network === undefined ? null : drawAddress(network, `sender:${seen.order.id}`);
};

/** Refund address in the order, if it is valid on the network of the deposit. */
const savedOf = (seen: OrderSnapshot) => {
  const { refundAddress, refundExtraId } = seen.order;
  const network = networkOf(seen);
  return refundAddress === null || network === undefined || !isPayable(network, refundAddress)
    ? null
    : { address: refundAddress, extraId: refundExtraId };
};

const actionsOf = (seen: OrderSnapshot) => {
  const { order, state } = seen;
  const sender = senderOf(seen);
  const saved = savedOf(seen);
  return {
    error: null,
    refund: {
      available: state.mayAct,
      amount: state.mayAct ? arrivedOf(order).amount.toFixed() : null,
      currency: refundCurrencyOf(seen).currentTicker,
      address: saved ?? (sender === null ? null : { address: sender, extraId: null }),
      additionalAddressList: saved === null || sender === null ? [] : [sender],
    },
    continue: {
      available: state.mayAct,
      currentEstimate: state.mayAct ? payoutAmountOf(order).toFixed() : null,
    },
    validUntil: decideUntilOf(seen),
  };
};

const checkMayAct = ({ state }: OrderSnapshot): void => {
  if (state.mayAct) return;
  throw new Refusal(400, { error: 'action_not_available', message: 'The exchange cannot be acted upon now' });
};

type Target = { readonly address: string; readonly extraId: string };

/** A refund must go to a wallet on the network of the deposit, and never to one of our addresses. */
const checkRefundTarget = (seen: OrderSnapshot, { address, extraId }: Target): void => {
  const currency = refundCurrencyOf(seen);
  checkAddress('address', currency, address);
  checkExtraId('extraId', currency, { address, extraId });
  if (!isSameAccount(currency.network, address, seen.order.payinAddress)) return;
  throw new Refusal(400, {
    error: 'not_valid_address',
    message: 'This is the deposit address',
    field: 'address',
  });
};

/** Sets the refund address of an existing order. Refuses when the money has already moved. */
const setRefundAddress = (orderService: OrderService, body: unknown) => {
  const { id, address, extraId } = decodeOrRefuse(RefundBody, body);
  const seen = orderService.read(id);
  if (CLOSED_TO_REFUND_ADDRESS.has(seen.state.status))
    throw new Refusal(400, { error: 'action_not_available', message: 'The money has moved on already' });
  checkRefundTarget(seen, { address, extraId });
  orderService.change(seen, { refundAddress: address, refundExtraId: extraId === '' ? null : extraId });
  return { result: true };
};

const refund = (orderService: OrderService, body: unknown) => {
  const { id, address, extraId } = decodeOrRefuse(RefundBody, body);
  const seen = orderService.read(id);
  checkMayAct(seen);
  checkRefundTarget(seen, { address, extraId });
  orderService.replan(seen, refundSteps, {
    refundAddress: address,
    refundExtraId: extraId === '' ? null : extraId,
  });
  return { result: true };
};

const goOn = (orderService: OrderService, body: unknown) => {
  const seen = orderService.read(decodeOrRefuse(ContinueBody, body).id);
  checkMayAct(seen);
  orderService.replan(seen, continueSteps);
  const { currentTicker, network } = currencyOf(seen.order.toTicker);
  const estimate = { amount: wireNumber(payoutAmountOf(seen.order)), currency: currentTicker, network };
  return { result: { result: true, data: { estimate } } };
};

const requestPayment = (orderService: OrderService, body: unknown) => {
  const { userAccount, exchangeId } = decodeOrRefuse(PaymentBody, body);
  const found = lookUpName(userAccount);
  if (!found.success) throw new Refusal(404, { error: 'name_not_found', message: 'Unknown name' });
  const seen = orderService.read(exchangeId);
  if (seen.order.payload['paymentRequestedFrom'] !== undefined) {
    throw new Refusal(409, { error: 'request_already_sent', message: 'The request was sent already' });
  }
  if (seen.state.depositReceivedAt !== null) throw notValidParam('exchangeId', 'was paid already');
  orderService.change(seen, { payload: { ...seen.order.payload, paymentRequestedFrom: userAccount } });
  return {
    success: true,
    requestId: `fr_${exchangeId.slice(0, 8)}`,
    expiresAt: new Date(seen.nowMs + PAYMENT_REQUEST_VALID_MS).toISOString(),
  };
};

/** Routes below `/v2`: refund, continue, set a refund address, request a deposit by name (api contract §3.9, §3.13). */
export const addActionRoutes = (app: FastifyInstance, orderService: OrderService): void => {
  app.get('/exchange/actions', ({ query }) =>
    actionsOf(orderService.read(decodeOrRefuse(IdQuery, query).id)),
  );
  app.post('/exchange/refund', ({ body }) => refund(orderService, body));
  app.post('/exchange/refund-address', ({ body }) => setRefundAddress(orderService, body));
  app.post('/exchange/continue', ({ body }) => goOn(orderService, body));
  app.post('/exchange/deposit-payment-request', ({ body }) => requestPayment(orderService, body));
};
