import * as t from 'io-ts';

import type { Rows } from './rows.ts';

const SecretRow = t.type({ value: t.string }, 'SecretRow');

/**
 * Secret that is created once per database and survives a restart. If two processes create it, the first one counts.
 */
export const storedSecret = (rows: Rows, name: string, make: () => string): string => {
  const known = rows.first(SecretRow, 'SELECT value FROM secrets WHERE name = ?', name);
  if (known !== null) return known.value;
  rows.run('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', name, make());
  const stored = rows.first(SecretRow, 'SELECT value FROM secrets WHERE name = ?', name);
  if (stored === null) throw new Error(`the secret ${name} could not be stored`);
  return stored.value;
};
