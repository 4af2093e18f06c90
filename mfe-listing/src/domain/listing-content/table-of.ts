import type { CurrencyTable, ListingContent } from './listing-content';

/** The table of a page, or null. */
export const tableOf = (content: ListingContent): CurrencyTable | null => {
  switch (content._tag) {
    case 'Table':
    case 'Currency':
    case 'Pair':
      return content.table;
    case 'PairsFrom':
    case 'AllCurrencies':
    case 'NotFound':
    case 'Redirect':
      return null;
  }
};
