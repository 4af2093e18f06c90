export { paymentUri } from './build-payment-uri';
export type { TokenFacts } from './build-payment-uri';
export { parsePaymentUri } from './parse-payment-uri';
export type {
  PaymentRequest,
  PaymentUriReading,
  PaymentUriRefusal,
  PaymentUriRefused,
} from './payment-uri-result';
