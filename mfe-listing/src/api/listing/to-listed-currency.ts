import type { ListingCurrency } from '@coinlane/shared-contracts/api';

import type { ListedCurrency } from '../../domain/currency';
import type { CoinFacts } from './coin-facts';

const ICON_FILE = /^\/(?!\/)(?:[\w.-]+\/)*icons\/([\w.-]+)$/;

/** Path of an icon. The content service serves icons through this site's gateway, whatever host the URL has. */
const iconPathOf = (url: string | null | undefined): string | null => {
  const file = ICON_FILE.exec(url ?? '')?.[1];
  return file === undefined ? null : `/gateway/content/icons/${file}`;
};

const networkNameOf = ({ isFiat, network, ticker }: ListingCurrency, facts: CoinFacts): string =>
  isFiat ? '' : facts.networkName(network ?? ticker);

const toListedCurrency = (row: ListingCurrency, facts: CoinFacts): ListedCurrency => ({
  id: row.id,
  name: row.name,
  ticker: row.ticker,
  displayTicker: row.currentTicker ?? row.ticker,
  network: row.network ?? '',
  networkName: networkNameOf(row, facts),
  list: facts.coinListOf(row.ticker),
  link: row.link,
  iconPath: iconPathOf(row.icon?.url),
  isPage: row.isPage,
  isFiat: row.isFiat,
  isUnpopular: row.isUnpopular,
  isFixedRateEnabled: row.isFixedRateEnabled,
  redirectTo: row.redirectTo,
  defaultAmount: row.manualDefaultValue ?? row.defaultValue,
  mayBeSent: row.mayBeSent,
  mayBeReceived: row.mayBeReceived,
  hasNoUpperLimit: row.hasNoUpperLimit,
});

const listed = new WeakMap<readonly ListingCurrency[], readonly ListedCurrency[]>();

/** Converts rows of the content service. Cached by their array, because the same rows give the same list. */
export const toListedCurrencies = (
  rows: readonly ListingCurrency[],
  facts: CoinFacts,
): readonly ListedCurrency[] => {
  const known = listed.get(rows);
  if (known !== undefined) return known;
  const made = rows.map((row) => toListedCurrency(row, facts));
  listed.set(rows, made);
  return made;
};
