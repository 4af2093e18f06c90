import type { PaymentMethod } from './payment-method';

/** Cards at Paylane, with overrides from the test. */
export const aPaymentMethod = (change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  provider: 'p_paylane',
  label: 'Paylane',
  kind: 'card',
  estimatedAmount: '0.001',
  minAmount: '20',
  maxAmount: '20000',
  feeAmount: '2.5',
  feePercent: '2.5',
  speedForecast: '5-10',
  kyc: 'on-flag',
  documentsAbove: '150',
  onlyCountries: null,
  exceptCountries: null,
  refundTerms: 'before-payout',
  ...change,
});
