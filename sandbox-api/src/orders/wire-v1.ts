import { wireNumberOrNull } from '../http/index.ts';
import type { OrderSnapshot } from './order-service.ts';
import { isoOrNull, wireAmount } from './wire.ts';

/** Reply of `POST /v1/transactions/{key}` (api contract §2.10). `amount`: the received amount. */
export const wireCreatedV1 = ({ order }: OrderSnapshot) => ({
  id: order.id,
  payinAddress: order.payinAddress,
  payoutAddress: order.payoutAddress,
  payoutExtraId: order.payoutExtraId ?? '',
  fromCurrency: order.fromTicker,
  toCurrency: order.toTicker,
  refundAddress: order.refundAddress ?? '',
  refundExtraId: order.refundExtraId ?? '',
  amount: wireAmount(order.expectedTo),
  directedAmount: wireAmount(order.expectedFrom),
  ...(order.payinExtraId === null
    ? {}
    : { payinExtraId: order.payinExtraId, payinExtraIdName: order.payinExtraIdName }),
  ...(order.validUntil === null ? {} : { validUntil: isoOrNull(order.validUntil) }),
});

const present = <A extends Record<string, unknown>>(fields: A): Partial<A> => {
  const kept: Partial<A> = {};
  for (const key in fields) if (fields[key] !== null) kept[key] = fields[key];
  return kept;
};

/** `GET /v1/transactions/{id}/{key}` (api contract §2.11). Unknown values are absent. */
export const wireV1 = ({ order, state }: OrderSnapshot) => ({
  id: order.id,
  status: state.status,
  payinAddress: order.payinAddress,
  payoutAddress: order.payoutAddress,
  fromCurrency: order.fromTicker,
  toCurrency: order.toTicker,
  createdAt: new Date(order.createdAt).toISOString(),
  updatedAt: new Date(state.updatedAt).toISOString(),
  expectedSendAmount: wireAmount(order.expectedFrom),
  expectedReceiveAmount: wireAmount(order.expectedTo),
  isPartner: false,
  ...present({
    depositReceivedAt: isoOrNull(state.depositReceivedAt),
    payinExtraId: order.payinExtraId,
    payinExtraIdName: order.payinExtraIdName,
    payoutExtraId: order.payoutExtraId,
    payoutExtraIdName: order.payoutExtraIdName,
    payinHash: state.payinHash,
    payoutHash: state.payoutHash,
    amountSend: wireNumberOrNull(state.amountFrom),
    amountReceive: wireNumberOrNull(state.amountTo),
    networkFee: wireAmount(order.networkFee),
    tokensDestination: order.tokensDestination,
    refundAddress: order.refundAddress,
    refundExtraId: order.refundExtraId,
    validUntil: isoOrNull(order.validUntil),
    userId: order.userId,
    verificationSent: state.status === 'verifying',
  }),
});
