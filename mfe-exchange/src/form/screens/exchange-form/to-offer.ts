import type { DecimalString, Direction } from '@coinlane/shared-contracts/values';

import { isPositive } from '../../domain/amount';
import type { Currency } from '../../../currency/domain/currency';
import { checkRange, differenceToBest, isBestEstimate, isFastestEstimate } from '../../domain/estimate';
import type { Estimate } from '../../domain/estimate';
import type { EstimateView } from '../../model/estimate';
import type { Offer } from '../../ui/offer-list';
import { signedText, timeText } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import { offerName } from '../offer-name';
import type { useFiat } from '../use-fiat';

export type ShownView = Extract<EstimateView, { readonly _tag: 'Shown' }>;

/** The typed send amount, which the limits apply to. */
type SendFacts = { readonly send: DecimalString | null; readonly ticker: string };

/** Whether a provider can exchange the amount. */
export const isUsable = ({ estimatedAmount }: Estimate): boolean => isPositive(estimatedAmount);

/** Reason why a provider has no offer: its limits, if the amount is outside them (spec §3 `fiatAmountError`). */
const refusalNote = ({ t, short }: Words, estimate: Estimate, { send, ticker }: SendFacts): string => {
  const range = send === null ? null : checkRange(send, estimate);
  switch (range?._tag) {
    case 'TooSmall':
      return t('offers.minimum', { amount: short(range.min), ticker });
    case 'TooLarge':
      // a provider that accepts no amount at all, for example at a fixed rate, has no useful limits
      return isPositive(range.max)
        ? t('offers.maximum', { amount: short(range.max), ticker })
        : t('offers.unavailable');
    case 'InRange':
    case undefined:
      return t('offers.unavailable');
  }
};

/** Forecast of an offer: "10–60 min". Empty: unknown. */
export const etaOf = (words: Words, { speedForecast }: Estimate): string =>
  speedForecast === null ? '' : timeText(words, speedForecast);

const joined = (parts: readonly (string | null | false)[]): string =>
  parts.filter(Boolean).join('\u00A0·\u00A0');

const documentsOf = ({ t }: Words, { kyc }: Estimate): string | null => kyc && t(`offers.kyc.${kyc}`);

const trackRecordOf = ({ t, exact }: Words, { trackRecord }: Estimate): string | null =>
  trackRecord && t('offers.trackRecord', { ...trackRecord, paidPercent: exact(trackRecord.paidPercent) });

const noteOf = (words: Words, estimate: Estimate, sendFacts: SendFacts): string =>
  estimate.isRefused
    ? refusalNote(words, estimate, sendFacts)
    : joined([
        etaOf(words, estimate),
        estimate.isHighNetworkFee && words.t('offers.highFee'),
        estimate.refundAddress === 'required' && words.t('offers.refundNeeded'),
        documentsOf(words, estimate),
        trackRecordOf(words, estimate),
        estimate.warning,
      ]);

type OfferFacts = {
  readonly words: Words;
  readonly fiat: ReturnType<typeof useFiat>;
  readonly view: ShownView;
  readonly direction: Direction;
  /** Currency of the offered amounts. */
  readonly counted: Currency | undefined;
  readonly sendFacts: SendFacts;
  /** Whether the amounts are promised. Amounts at a floating rate are marked as estimates. */
  readonly isFixed: boolean;
};

const badgeOf = ({ words: { t }, view, direction }: OfferFacts, estimate: Estimate): string | null => {
  const { estimates } = view;
  if (estimates.length > 1 && isBestEstimate(estimates, estimate, direction)) return t('offers.best');
  return isFastestEstimate(estimates, estimate, direction) ? t('offers.fastest') : null;
};

/** Fiat value of the best offer. For others, the difference from it: "−$4.88 · −0.05 %". */
const valueOf = ({ words, fiat, view, direction, counted }: OfferFacts, estimate: Estimate): string => {
  const difference = differenceToBest(view.estimates, estimate, direction);
  if (difference === null) return isUsable(estimate) ? fiat(estimate.estimatedAmount, counted) : '';
  const value = fiat(difference.amount.replace(/^-/, ''), counted).replace('≈ ', '');
  const sign = difference.amount.startsWith('-') ? '−' : '+';
  return joined([
    value && `${sign}${value}`,
    words.t('price.percent', { number: signedText(words, difference.percent) }),
  ]);
};

/** Converts a provider's estimate to a row of the list. */
export const toOffer = (facts: OfferFacts, estimate: Estimate): Offer => {
  const { words, view, counted, sendFacts, isFixed } = facts;
  const { provider, estimatedAmount } = estimate;
  return {
    provider,
    label: offerName(words.t, estimate),
    amount:
      isPositive(estimatedAmount) && counted !== undefined
        ? `${isFixed ? '' : '≈ '}${words.exact(estimatedAmount)} ${words.ticker(counted)}`
        : null,
    value: valueOf(facts, estimate),
    note: noteOf(words, estimate, sendFacts),
    badge: badgeOf(facts, estimate),
    isChosen: provider === view.chosen.provider,
  };
};
