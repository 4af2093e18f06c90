import { RECIPIENTS } from './wallets.ts';

export type OrderWish = {
  readonly from: string;
  readonly to: 'btc' | 'eth' | 'xrp';
  readonly amount: string;
};

export type CreatedOrder = {
  readonly id: string;
  readonly payinAddress: string;
  readonly payinExtraId: string;
};

const textOf = (reply: unknown, field: string): string => {
  const value: unknown = typeof reply === 'object' && reply !== null ? Reflect.get(reply, field) : undefined;
  return typeof value === 'string' ? value : '';
};

/** The body that the page sends to create an order. */
export const orderBody = ({ from, to, amount }: OrderWish): string =>
  JSON.stringify({
    provider: 'default',
    fromAmount: amount,
    fromCurrency: from,
    fromNetwork: from,
    toCurrency: to,
    toNetwork: to,
    address: RECIPIENTS[to],
    flow: 'standard',
    type: 'direct',
    source: 'site',
  });

/** Id in the reply to an order. Throws if the reply is not JSON. */
export const orderId = (answer: string): string => textOf(JSON.parse(answer), 'id');

/** Creates an order directly at the service, for journeys that begin with one. */
export const createOrder = async (
  origin: string,
  namespace: string,
  wish: OrderWish,
): Promise<CreatedOrder> => {
  const reply = await fetch(`${origin}/sandbox/v1.1/transactions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-namespace': namespace },
    body: orderBody(wish),
  });
  const body: unknown = await reply.json();
  if (!reply.ok) throw new Error(`no order: ${String(reply.status)} ${JSON.stringify(body)}`);
  return {
    id: textOf(body, 'id'),
    payinAddress: textOf(body, 'payinAddress'),
    payinExtraId: textOf(body, 'payinExtraId'),
  };
};
