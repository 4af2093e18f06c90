import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import { pairOfParams } from '../estimates/index.ts';
import { Amount, decodeOrRefuse, notValidParam, RequiredText, Text, wordOf } from '../http/index.ts';
import { answerCreate, wireFiat } from '../orders/index.ts';
import type { OrderService, OrderRequest, OrderSnapshot } from '../orders/index.ts';

const DEPOSIT_TYPES = ['SEPA_1', 'VISA_MC1', 'VISA_MC2', 'LUQAPAY', 'CRYPTO_THROUGH_CN'] as const;

const FiatTransactionBody = t.type(
  {
    from_amount: Amount,
    from_currency: RequiredText,
    from_network: Text,
    to_currency: RequiredText,
    to_network: Text,
    payout_address: Text,
    payout_extra_id: Text,
    deposit_type: wordOf(DEPOSIT_TYPES, 'VISA_MC1'),
  },
  'FiatTransactionRequest',
);

const toOrderRequest = (raw: unknown, namespace: string): OrderRequest => {
  const body = decodeOrRefuse(FiatTransactionBody, raw);
  const pair = pairOfParams({
    fromCurrency: body.from_currency,
    fromNetwork: body.from_network,
    toCurrency: body.to_currency,
    toNetwork: body.to_network,
  });
  if (!pair.from.isFiat && !pair.to.isFiat)
    throw notValidParam('from_currency', 'neither side is a fiat currency');
  return {
    namespace,
    pair,
    provider: '',
    flow: 'standard',
    type: 'direct',
    amount: body.from_amount,
    address: body.payout_address,
    extraId: body.payout_extra_id,
    refundAddress: '',
    refundExtraId: '',
    rateId: '',
    promoCode: '',
    userId: '',
    contactEmail: '',
    depositType: body.deposit_type,
    payload: {},
  };
};

/** Routes below `/v2`: buying and selling with fiat (api contract §3.14). */
export const addFiatTransactionRoutes = (
  app: FastifyInstance,
  orderService: OrderService,
  publicPath: string,
): void => {
  const wire = (seen: OrderSnapshot) => wireFiat(seen, publicPath);
  app.post('/fiat-transaction', answerCreate(orderService, { call: 'fiat', toOrderRequest, wire }));
};
