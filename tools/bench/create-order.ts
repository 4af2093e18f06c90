/** Creates an order at a sandbox. Returns its ID. */
export const createOrder = async (sandboxUrl: string): Promise<string> => {
  const reply = await fetch(`${sandboxUrl}/v1.1/transactions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      provider: 'default',
      fromAmount: '0.1',
      fromCurrency: 'btc',
      fromNetwork: 'btc',
      toCurrency: 'eth',
      toNetwork: 'eth',
      address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      flow: 'standard',
      type: 'direct',
      source: 'site',
    }),
  });
  const body: unknown = await reply.json();
  const id: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'id') : undefined;
  if (typeof id !== 'string') throw new Error(`no order: ${JSON.stringify(body)}`);
  return id;
};
