import { looksLikePaymentLink } from '@coinlane/chains/payment-uri';
import type { PaymentUriRefused } from '@coinlane/chains/payment-uri';
import type { Network } from '@coinlane/shared-contracts/values';

type AddressText = { readonly _tag: 'Address'; readonly address: string; readonly extraId: string | null };

const loadParser = () => import(/* webpackChunkName: "payment-links" */ '@coinlane/chains/payment-uri/parse');

/**
 * Address of a refund in a pasted or scanned text. A payment link also has the tag.
 * If the parser fails to load, the link is the address, which the check of the address refuses.
 */
export const readAddressText = async (
  text: string,
  network: Network,
): Promise<AddressText | PaymentUriRefused> => {
  const bare: AddressText = { _tag: 'Address', address: text.trim(), extraId: null };
  if (!looksLikePaymentLink(text)) return bare;
  try {
    const { parseRefundLink } = await loadParser();
    const reading = parseRefundLink(text, network);
    if (reading._tag === 'NotAUri') return { ...bare, address: reading.text };
    return reading._tag === 'Payment' ? { ...reading, _tag: 'Address' } : reading;
  } catch {
    return bare;
  }
};
