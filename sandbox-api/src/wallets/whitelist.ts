import * as t from 'io-ts';

import { isSameDestination } from '@coinlane/chains/addresses';

import { isAddressOf, isExtraIdOf, isLostAt } from '../addresses/index.ts';
import { findByTicker, NETWORKS } from '../currencies/index.ts';
import type { Rows } from '../database/index.ts';
import { notValidParam } from '../http/index.ts';

/** Withdrawal address that a user has approved (spec §3 "Whitelisted withdrawal address"). */
type WhitelistEntry = {
  readonly id: number;
  readonly label: string;
  readonly wallet: string;
  readonly extraId: string | null;
  /** Display tickers that it is for. */
  readonly currency: readonly string[];
};

type NewWhitelistEntry = {
  readonly label: string;
  readonly wallet: string;
  readonly extraId: string;
  readonly currency: readonly string[];
};

const EntryRow = t.type(
  {
    id: t.number,
    label: t.string,
    wallet: t.string,
    extra_id: t.union([t.string, t.null]),
    currency: t.string,
  },
  'WhitelistRow',
);

/** Whitelist of each account. */
export type Whitelist = {
  readonly listOf: (accountId: string) => readonly WhitelistEntry[];
  /** Adds an entry. Refuses an address that is invalid for one of the currencies, and a duplicate. */
  readonly add: (accountId: string, entry: NewWhitelistEntry) => WhitelistEntry;
  /** Whether the entry existed. */
  readonly remove: (accountId: string, id: number) => boolean;
  readonly holds: (accountId: string, ticker: string, wallet: string, extraId: string | null) => boolean;
};

const MOST_ENTRIES = 100;

const checkCurrency = (wallet: string, extraId: string, ticker: string): void => {
  const currency = findByTicker(ticker);
  const network = currency === undefined || currency.isFiat ? undefined : NETWORKS.get(currency.network);
  if (network === undefined) throw notValidParam('currency', `${ticker} is not a currency with addresses`);
  if (!isAddressOf(network, wallet))
    throw notValidParam('wallet', `is not a valid address on ${network.name}`);
  if (isLostAt(network, wallet)) throw notValidParam('wallet', 'cannot receive payments');
  if (!isExtraIdOf(network, extraId, wallet))
    throw notValidParam('extraId', `is not valid on ${network.name}`);
};

const toEntry = (row: t.TypeOf<typeof EntryRow>): WhitelistEntry => ({
  id: row.id,
  label: row.label,
  wallet: row.wallet,
  extraId: row.extra_id,
  currency: row.currency.split(','),
});

/** Creates the whitelist on the table `whitelist`. */
export const createWhitelist = (rows: Rows): Whitelist => {
  const listOf = (accountId: string): readonly WhitelistEntry[] =>
    rows
      .all(
        EntryRow,
        'SELECT id, label, wallet, extra_id, currency FROM whitelist WHERE account_id = ? ORDER BY id',
        accountId,
      )
      .map(toEntry);
  const holds: Whitelist['holds'] = (accountId, ticker, wallet, extraId) =>
    listOf(accountId).some(
      (entry) =>
        isSameDestination(
          findByTicker(ticker)?.network ?? '',
          { address: entry.wallet, extraId: entry.extraId },
          { address: wallet, extraId },
        ) && entry.currency.includes(ticker),
    );
  return {
    listOf,
    holds,
    add: (accountId, { label, wallet, extraId, currency }) => {
      const tickers = [...new Set(currency.map((ticker) => ticker.toLowerCase()))];
      if (tickers.length === 0) throw notValidParam('currency', 'at least one is required');
      for (const ticker of tickers) checkCurrency(wallet, extraId, ticker);
      if (tickers.every((ticker) => holds(accountId, ticker, wallet, extraId)))
        throw notValidParam('wallet', 'is in the list already');
      if (listOf(accountId).length >= MOST_ENTRIES) throw notValidParam('wallet', 'the list is full');
      rows.run(
        'INSERT INTO whitelist (account_id, label, wallet, extra_id, currency) VALUES (?, ?, ?, ?, ?)',
        accountId,
        label,
        wallet,
        extraId === '' ? null : extraId,
        tickers.join(','),
      );
      const added = listOf(accountId).at(-1);
      if (added === undefined) throw new Error('the entry was not stored');
      return added;
    },
    remove: (accountId, id) =>
      rows.run('DELETE FROM whitelist WHERE account_id = ? AND id = ?', accountId, id) === 1,
  };
};
