export { paymentUri } from './build-payment-uri.ts';
export type { TokenFacts } from './build-payment-uri.ts';
export { carriesExtraId } from './carries-extra-id.ts';
export { looksLikePaymentLink } from './looks-like-link.ts';
export { parsePaymentUri, parseRefundLink } from './parse-payment-uri.ts';
export type { RefundedAsset } from './parse-payment-uri.ts';
export { planPayment } from './plan-payment.ts';
export type { PaymentMismatch, PaymentPlan } from './plan-payment.ts';
export type {
  PaymentRequest,
  PaymentUriReading,
  PaymentUriRefusal,
  PaymentUriRefused,
} from './payment-uri-result.ts';
export { fromUnits, toUnits } from './unit-amount.ts';
