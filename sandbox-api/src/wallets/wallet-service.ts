import type { Accounts } from '../accounts/index.ts';
import type { Clock } from '../clock.ts';
import type { Rows } from '../database/index.ts';
import { createLedger } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { createWhitelist } from './whitelist.ts';
import type { Whitelist } from './whitelist.ts';

/** Dependencies of the wallet calls. */
export type WalletService = {
  readonly rows: Rows;
  readonly clock: Clock;
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly whitelist: Whitelist;
};

/** Creates the wallet service. */
export const createWalletService = (rows: Rows, clock: Clock, accounts: Accounts): WalletService => ({
  rows,
  clock,
  accounts,
  ledger: createLedger(rows),
  whitelist: createWhitelist(rows),
});
