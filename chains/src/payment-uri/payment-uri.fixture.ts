import type { PaymentLeg } from './build-payment-uri.ts';

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

/** A payment of 100 XRP with a tag, with overrides from the test. */
export const aLeg = (change: Partial<PaymentLeg> = {}): PaymentLeg => ({
  displayTicker: 'xrp',
  network: 'xrp',
  expectedAmount: '100',
  address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  extraId: '1234567890',
  ...change,
});
