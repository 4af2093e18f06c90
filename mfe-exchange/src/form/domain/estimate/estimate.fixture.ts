import type { Estimate } from './estimate';

/** A floating estimate of the default provider, with overrides from the test. */
export const anEstimate = (change: Partial<Estimate> = {}): Estimate => ({
  provider: 'p_default',
  type: 'default',
  label: 'Standard',
  estimatedAmount: '1.4032',
  minAmount: '0.00028',
  maxAmount: null,
  isConvertible: true,
  isHighNetworkFee: false,
  isRefused: false,
  rateId: null,
  validUntil: null,
  speedForecast: '10-60',
  warning: null,
  withdrawalFee: '0.0009',
  cashback: null,
  refundAddress: null,
  kyc: null,
  trackRecord: null,
  ...change,
});
