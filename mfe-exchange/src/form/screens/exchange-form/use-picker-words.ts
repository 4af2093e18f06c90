import { formatAmount } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Language } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

import type { Currency, CurrencyFilter, CurrencyGroupName } from '../../../currency/domain/currency';
import type { CurrencyPickerWords } from '../../ui/currency-picker';
import { useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';

const filterWords = ({ t }: Words): Readonly<Record<CurrencyFilter, string>> => ({
  ALL: t('picker.filters.ALL'),
  NEW: t('picker.filters.NEW'),
  GAINERS24H: t('picker.filters.GAINERS24H'),
  LOSERS24H: t('picker.filters.LOSERS24H'),
  BALANCE: t('picker.filters.BALANCE'),
});

const groupWords = ({ t }: Words): Readonly<Record<CurrencyGroupName, string>> => ({
  favourites: t('picker.groups.favourites'),
  recent: t('picker.groups.recent'),
  popular: t('picker.groups.popular'),
  popularFiats: t('picker.groups.popularFiats'),
  stablecoins: t('picker.groups.stablecoins'),
  defi: t('picker.groups.defi'),
  all: t('picker.groups.all'),
  new: t('picker.groups.new'),
  topGainers: t('picker.groups.topGainers'),
  topLosers: t('picker.groups.topLosers'),
  balance: t('picker.groups.balance'),
});

/** A change with its sign and two decimals. Does not use `Intl`, whose first format blocks a phone. */
const signed = (change: DecimalString, language: Language): string => {
  const rounded = Big(change).round(2);
  const text = formatAmount(rounded.abs().toFixed(2), language);
  if (rounded.eq(0)) return text;
  return `${rounded.gt(0) ? '+' : '-'}${text}`;
};

/** The picker's texts in the page's language. */
export const usePickerWords = (): CurrencyPickerWords => {
  const words = useWords();
  const { t, ticker, language } = words;
  const counted = (count: number) => ({ count, total: formatAmount(String(count), language) });
  const named = (currency: Currency) => ({
    ticker: ticker(currency),
    network: currency.networkName,
  });
  return {
    search: t('picker.search'),
    list: t('picker.list'),
    filter: t('picker.filter'),
    filters: filterWords(words),
    groups: groupWords(words),
    nothingFound: t('picker.nothingFound'),
    searchAll: t('picker.searchAll'),
    results: (count) => t('picker.results', counted(count)),
    networks: (count) => t('picker.networks', counted(count)),
    chooseNetwork: ({ displayTicker }) => t('picker.chooseNetwork', { ticker: displayTicker.toUpperCase() }),
    back: t('picker.back'),
    isFavourite: t('picker.isFavourite'),
    favourite: (currency, isOne) =>
      isOne ? t('picker.unmark', named(currency)) : t('picker.mark', named(currency)),
    change: ({ change24h }) => t('price.percent', { number: signed(change24h ?? '0', language) }),
  };
};
