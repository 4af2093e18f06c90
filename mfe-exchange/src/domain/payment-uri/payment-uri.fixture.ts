/** Expected reading of a link, with changes to a payment without amount, extra id and token. */
export const payment = (fields: object) => ({
  _tag: 'Payment',
  amount: null,
  extraId: null,
  tokenContract: null,
  ignored: [],
  ...fields,
});

/** Expected refusal with any detail. */
export const refusal = (reason: string) => ({
  _tag: 'Refused',
  reason,
  detail: expect.any(String) as string,
});
