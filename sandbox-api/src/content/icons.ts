import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findByTicker } from '../currencies/index.ts';
import { letterAvatar } from './letter-avatar.ts';

const FOLDER = join(import.meta.dirname, '../../assets/icons');
const EXTENSION = '.svg';

/** Icons from files, read once. */
const drawn: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => [file.slice(0, -EXTENSION.length), readFileSync(join(FOLDER, file), 'utf8')]),
);

/** Icon of a currency or of its display ticker, otherwise letters. Null: unknown currency. */
export const iconOf = (ticker: string): string | null => {
  const currency = findByTicker(ticker);
  if (currency === undefined) return null;
  return (
    drawn.get(currency.ticker) ?? drawn.get(currency.currentTicker) ?? letterAvatar(currency.currentTicker)
  );
};
