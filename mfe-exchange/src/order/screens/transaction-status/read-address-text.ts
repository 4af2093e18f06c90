import { looksLikePaymentLink } from '@coinlane/chains/payment-uri';
import type { PaymentUriRefused } from '@coinlane/chains/payment-uri';

type AddressText = { readonly _tag: 'Address'; readonly address: string; readonly extraId: string | null };

const loadParser = () => import(/* webpackChunkName: "payment-links" */ '@coinlane/chains/payment-uri/parse');

/**
 * Address in a pasted or scanned text. A payment link also has the tag; one with an amount or other content is refused.
 * If the parser fails to load, the link is the address, which the check of the address refuses.
 */
export const readAddressText = async (text: string): Promise<AddressText | PaymentUriRefused> => {
  const bare: AddressText = { _tag: 'Address', address: text.trim(), extraId: null };
  if (!looksLikePaymentLink(text)) return bare;
  try {
    const { parsePaymentUri } = await loadParser();
    const reading = parsePaymentUri(text);
    if (reading._tag === 'NotAUri') return { ...bare, address: reading.text };
    if (reading._tag !== 'Payment') return reading;
    const { address, extraId, amount, ignored } = reading;
    return amount === null && ignored.length === 0
      ? { _tag: 'Address', address, extraId }
      : { _tag: 'Refused', reason: 'UnknownRequirement', detail: '' };
  } catch {
    return bare;
  }
};
