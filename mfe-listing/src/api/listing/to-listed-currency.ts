import type { ListingCurrency } from '@coinlane/shared-contracts/api';

import type { ListedCurrency } from '../../domain/currency';

const ICON_FILE = /^\/(?!\/)(?:[\w.-]+\/)*icons\/([\w.-]+)$/;

/** Icons are served by the content service, through the gateway of this site, wherever the service says it stands. */
const iconPathOf = (url: string | null | undefined): string | null => {
  const file = ICON_FILE.exec(url ?? '')?.[1];
  return file === undefined ? null : `/gateway/content/icons/${file}`;
};

const toListedCurrency = (row: ListingCurrency): ListedCurrency => ({
  id: row.id,
  name: row.name,
  ticker: row.ticker,
  displayTicker: row.currentTicker ?? row.ticker,
  network: row.network ?? '',
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

/** The rows of the content service in the words of the house; the very same rows are the very same list. */
export const toListedCurrencies = (rows: readonly ListingCurrency[]): readonly ListedCurrency[] => {
  const known = listed.get(rows);
  if (known !== undefined) return known;
  const made = rows.map(toListedCurrency);
  listed.set(rows, made);
  return made;
};
