import type { DecimalString, Direction } from '@coinlane/shared-contracts/values';

import { isPositive } from '../../domain/amount';
import { checkRange, isBestEstimate } from '../../domain/estimate';
import type { Estimate } from '../../domain/estimate';
import type { EstimateView } from '../../model/estimate';
import type { Offer } from '../../ui/offer-list';
import { translateServiceText } from '../words';
import type { Words } from '../words';

export type ShownView = Extract<EstimateView, { readonly _tag: 'Shown' }>;

/** The typed send amount, which the limits apply to. */
type SendFacts = { readonly send: DecimalString | null; readonly ticker: string };

/** Reason why a provider has no offer: its limits if the amount is outside them (spec §3 `fiatAmountError`). */
const refusalNote = ({ t, short }: Words, estimate: Estimate, { send, ticker }: SendFacts): string => {
  const range = send === null ? null : checkRange(send, estimate);
  switch (range?._tag) {
    case 'TooSmall':
      return t('amount.tooSmall', { amount: short(range.min), ticker });
    case 'TooLarge':
      // a provider that accepts no amount at all, for example without fixed rates, has no useful limit
      return isPositive(range.max)
        ? t('amount.tooLarge', { amount: short(range.max), ticker })
        : t('offers.unavailable');
    case 'InRange':
    case undefined:
      return t('offers.unavailable');
  }
};

const noteOf = (words: Words, estimate: Estimate, sendFacts: SendFacts): string => {
  const { error, speedForecast, isHighNetworkFee, warning } = estimate;
  if (error !== null) return refusalNote(words, estimate, sendFacts);
  const parts = [
    speedForecast === null ? '' : words.t('offers.minutes', { range: speedForecast }),
    isHighNetworkFee ? words.t('offers.highFee') : '',
    warning ?? '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
};

type OfferFacts = {
  readonly words: Words;
  readonly view: ShownView;
  readonly direction: Direction;
  readonly ticker: string;
  readonly sendFacts: SendFacts;
  /** Whether the amounts are promised. Those of a floating rate are marked as estimates. */
  readonly isFixed: boolean;
};

/** Converts a provider's estimate to a row of the list. */
export const toOffer = (
  { words, view, direction, ticker, sendFacts, isFixed }: OfferFacts,
  estimate: Estimate,
): Offer => ({
  provider: estimate.provider,
  label: translateServiceText(words.t, estimate.label) ?? estimate.label,
  amount: isPositive(estimate.estimatedAmount)
    ? `${isFixed ? '' : '≈ '}${words.short(estimate.estimatedAmount)} ${ticker}`
    : null,
  note: noteOf(words, estimate, sendFacts),
  badge:
    view.estimates.length > 1 && isBestEstimate(view.estimates, estimate, direction)
      ? words.t('offers.best')
      : null,
  isChosen: estimate.provider === view.chosen.provider,
});
