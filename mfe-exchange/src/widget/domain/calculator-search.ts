import type { Ticker } from '@coinlane/shared-contracts/values';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';

type Words = Readonly<Record<string, string | null>>;

/** Default fiat of spec §9 "Widget". */
const DEFAULT_FIAT = 'eur';

const queryOf = (words: Words): string => {
  const entries = Object.entries(words).filter((entry): entry is [string, string] => entry[1] !== null);
  return `?${new URLSearchParams(entries).toString()}`;
};

/** Sides without a setting use the first currencies of the partner's list. */
const sidesOf = ({ currencies, from, to }: WidgetSettings) => {
  const first = from ?? currencies.find((ticker) => ticker !== to) ?? null;
  const second = to ?? currencies.find((ticker) => ticker !== first) ?? null;
  return { from: first, to: second };
};

/** Fiat is hidden if the partner disables it or lists only coins. */
const hidesFiat = ({ fiat, isFiat, topUpMode, currencies }: WidgetSettings): boolean =>
  !fiat || topUpMode || (currencies.length > 0 && !isFiat);

const fiatWords = ({ fromFiat, toFiat, amountFiat }: WidgetSettings): Words => ({
  from: fromFiat ?? DEFAULT_FIAT,
  to: toFiat,
  amount: amountFiat,
  fiatMode: 'true',
});

const coinWords = (settings: WidgetSettings): Words => {
  const { amount, amountTo, fixedRate, topUpMode, topUpCurrency } = settings;
  const sides = sidesOf(settings);
  const isReverse = fixedRate && amountTo !== null;
  return {
    from: sides.from,
    to: topUpMode ? topUpCurrency : sides.to,
    amount: isReverse ? null : amount,
    amountTo: isReverse ? amountTo : null,
    rateMode: fixedRate ? 'fixed' : null,
    type: isReverse ? 'reverse' : null,
  };
};

/** Converts the widget's settings (spec §3 "Widget configuration") to the exchange's query. */
export const calculatorSearch = (settings: WidgetSettings): string =>
  queryOf({
    ...(settings.isFiat && settings.fiat && !settings.topUpMode ? fiatWords(settings) : coinWords(settings)),
    hideModes: hidesFiat(settings) ? 'fiatMode' : null,
  });

const CALCULATOR_FIELDS = [
  'from',
  'to',
  'amount',
  'amountTo',
  'fiat',
  'fixedRate',
  'fromFiat',
  'toFiat',
  'isFiat',
  'amountFiat',
  'topUpMode',
  'topUpNetwork',
  'topUpCurrency',
  'topUpAddress',
  'topUpExtraId',
  'link_id',
] as const;

/** Whether a settings change affects the exchange and not only the appearance. */
export const isAnotherExchange = (before: WidgetSettings, after: WidgetSettings): boolean =>
  CALCULATOR_FIELDS.some((field) => before[field] !== after[field]) ||
  before.currencies.join() !== after.currencies.join();

/**
 * The top-up currency by ticker, or by name and network. Null: not found, ambiguous, or without memos although a
 * memo is given. A guess could pay the fixed address on another network.
 */
export const topUpTicker = (
  currencies: readonly {
    readonly ticker: Ticker;
    readonly displayTicker: string;
    readonly network: string;
    readonly hasExtraId: boolean;
  }[],
  { topUpMode, topUpCurrency, topUpNetwork, topUpExtraId }: WidgetSettings,
): Ticker | null => {
  if (!topUpMode) return null;
  const isNamed = ({ ticker, displayTicker, hasExtraId }: (typeof currencies)[number]): boolean =>
    (ticker === topUpCurrency || displayTicker === topUpCurrency) && (hasExtraId || topUpExtraId === null);
  const named = currencies.filter(isNamed);
  const there = topUpNetwork === null ? named : named.filter(({ network }) => network === topUpNetwork);
  const own = there.find(({ ticker }) => ticker === topUpCurrency);
  return (there.length > 1 ? own : there[0])?.ticker ?? null;
};
