import { looksLikePaymentLink } from '@coinlane/chains/payment-uri';
import type { PaymentUriRefused } from '@coinlane/chains/payment-uri';
import type { Currency } from '../../../currency/domain/currency';
import type { ArrivedAsset } from '../../domain/transaction';

type AddressText = { readonly _tag: 'Address'; readonly address: string; readonly extraId: string | null };

const loadParser = () => import(/* webpackChunkName: "payment-links" */ '@coinlane/chains/payment-uri/parse');

/**
 * Address for a refund in a pasted or scanned text, with the tag of a payment link. The link can be for the
 * asset's own token. If the parser fails to load, the address is the whole link, which the address check refuses.
 */
export const readAddressText = async (
  text: string,
  { ticker, network }: ArrivedAsset,
  listCurrencies: () => Promise<readonly Currency[]>,
): Promise<AddressText | PaymentUriRefused> => {
  const bare: AddressText = { _tag: 'Address', address: text.trim(), extraId: null };
  if (!looksLikePaymentLink(text)) return bare;
  try {
    const [{ parseRefundLink }, listed] = await Promise.all([loadParser(), listCurrencies()]);
    const asset = listed.find((each) => each.ticker === ticker && each.network === network);
    const reading = parseRefundLink(text, { network, tokenContract: asset?.tokenContract ?? null });
    if (reading._tag === 'NotAUri') return { ...bare, address: reading.text };
    return reading._tag === 'Payment' ? { ...reading, _tag: 'Address' } : reading;
  } catch {
    return bare;
  }
};
