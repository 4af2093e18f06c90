import { join, resolve } from 'node:path';

import { fromRoot } from '../webpack/index.ts';

export type LedgerPlace = { readonly store: string; readonly env: string };

/** Where this machine's ledger is: `LEDGER_STORE`, else below `DATA_DIR`; relative paths count from the repository. */
export const ledgerPlace = (variables: Readonly<Record<string, string | undefined>>): LedgerPlace => ({
  store: resolve(fromRoot(), variables['LEDGER_STORE'] ?? join(variables['DATA_DIR'] ?? '.data', 'ledger')),
  env: variables['LEDGER_ENV'] ?? 'local',
});
