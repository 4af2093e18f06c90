export { paymentUri } from './build-payment-uri';
export type { TokenFacts } from './build-payment-uri';
export { carriesExtraId } from './carries-extra-id';
export { looksLikePaymentLink } from './looks-like-link';
export { parsePaymentUri } from './parse-payment-uri';
export { planPayment } from './plan-payment';
export type { PaymentMismatch, PaymentPlan } from './plan-payment';
export type {
  PaymentRequest,
  PaymentUriReading,
  PaymentUriRefusal,
  PaymentUriRefused,
} from './payment-uri-result';
