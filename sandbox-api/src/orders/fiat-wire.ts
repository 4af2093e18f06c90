import Big from 'big.js';

import type { OrderSnapshot } from './order-service.ts';
import { currencyOf } from './order-state.ts';

const SERVICE_FEE_SHARE = 0.02;
const FIAT_DECIMALS = 2;

const upper = (text: string): string => text.toUpperCase();

const withNetwork = ({ currentTicker, network, isFiat }: ReturnType<typeof currencyOf>): string =>
  isFiat ? upper(currentTicker) : `${upper(currentTicker)}-${upper(network)}`;

const networkOf = ({ network, isFiat }: ReturnType<typeof currencyOf>): string | null =>
  isFiat ? null : upper(network);

const breakdownOf = ({ order }: OrderSnapshot) => {
  const from = upper(currencyOf(order.fromTicker).currentTicker);
  const to = upper(currencyOf(order.toTicker).currentTicker);
  const sent = new Big(order.expectedFrom);
  const fee = sent.times(SERVICE_FEE_SHARE).round(FIAT_DECIMALS, Big.roundUp);
  return {
    toAmount: order.expectedTo,
    fromAmount: order.expectedFrom,
    serviceFees: [{ name: 'Service fee', amount: fee.toFixed(), currency: from }],
    convertedAmount: { amount: sent.minus(fee).toFixed(), currency: from },
    estimatedExchangeRate: order.rate,
    networkFee: { amount: order.networkFee, currency: to },
  };
};

/** URL of the card payment. */
export const checkoutUrl = (publicPath: string, orderId: string): string =>
  `${publicPath}/fiat/checkout?tid=${orderId}`;

const sidesOf = ({ order, state }: OrderSnapshot) => {
  const from = currencyOf(order.fromTicker);
  const to = currencyOf(order.toTicker);
  return {
    from_currency: upper(from.currentTicker),
    from_network: networkOf(from),
    from_currency_with_network: withNetwork(from),
    from_amount: state.amountFrom?.toFixed() ?? '0',
    expected_from_amount: order.expectedFrom,
    to_currency: upper(to.currentTicker),
    to_network: networkOf(to),
    to_currency_with_network: withNetwork(to),
    to_amount: state.amountTo?.toFixed() ?? null,
    expected_to_amount: order.expectedTo,
  };
};

const THROUGH_US = 'CRYPTO_THROUGH_CN';

/** The fiat side is paid with the order's payment method, the other side by us. */
const paymentTypesOf = ({ order }: OrderSnapshot) =>
  currencyOf(order.fromTicker).isFiat
    ? { deposit_type: order.depositType, payout_type: THROUGH_US }
    : { deposit_type: THROUGH_US, payout_type: order.depositType };

/** Reply of the fiat provider in snake_case (api contract §3.14). */
export const wireFiat = (seen: OrderSnapshot, publicPath: string) => {
  const { order, state } = seen;
  return {
    id: order.id,
    status: state.status,
    email: null,
    errors: [],
    status_details: null,
    ...sidesOf(seen),
    ...paymentTypesOf(seen),
    output_hash: state.payoutHash,
    location: 'DE',
    created_at: new Date(order.createdAt).toISOString(),
    updated_at: new Date(state.updatedAt).toISOString(),
    partner_id: '1',
    external_partner_link_id: null,
    estimate_breakdown: breakdownOf(seen),
    payout: { address: order.payoutAddress, extra_id: order.payoutExtraId },
    redirect_url: checkoutUrl(publicPath, order.id),
  };
};
