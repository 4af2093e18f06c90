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

/** Makes an order behind the browser's back, for journeys that begin with one. */
export const createOrder = async (
  origin: string,
  namespace: string,
  wish: OrderWish,
): Promise<CreatedOrder> => {
  const reply = await fetch(`${origin}/sandbox/v1.1/transactions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-namespace': namespace },
    body: JSON.stringify({
      provider: 'default',
      fromAmount: wish.amount,
      fromCurrency: wish.from,
      fromNetwork: wish.from,
      toCurrency: wish.to,
      toNetwork: wish.to,
      address: RECIPIENTS[wish.to],
      flow: 'standard',
      type: 'direct',
      source: 'site',
    }),
  });
  const body: unknown = await reply.json();
  if (!reply.ok) throw new Error(`no order: ${String(reply.status)} ${JSON.stringify(body)}`);
  return {
    id: textOf(body, 'id'),
    payinAddress: textOf(body, 'payinAddress'),
    payinExtraId: textOf(body, 'payinExtraId'),
  };
};
