import { sortCurrencies } from './sort';
import type { ListedCurrency } from './currency';

export type LetterGroup = {
  readonly letter: string;
  readonly currencies: readonly ListedCurrency[];
};

/** Letter of an empty name. */
const NO_LETTER = '#';

const letterOf = ({ name }: ListedCurrency): string =>
  (Array.from(name.trim())[0] ?? NO_LETTER).toUpperCase();

/**
 * Groups of spec §2 "Coin pairs page", "Table": sorted by name, grouped by the upper-cased first character. Sorts
 * the whole list before filtering it with `isListed`, because the sorted list is cached.
 */
export const groupByLetter = (
  currencies: readonly ListedCurrency[],
  isListed: (currency: ListedCurrency) => boolean = () => true,
): readonly LetterGroup[] => {
  const groups = new Map<string, ListedCurrency[]>();
  for (const currency of sortCurrencies(currencies, 'abc').filter(isListed)) {
    const letter = letterOf(currency);
    const members = groups.get(letter);
    if (members === undefined) groups.set(letter, [currency]);
    else members.push(currency);
  }
  return [...groups]
    .map(([letter, members]) => ({ letter, currencies: members }))
    .sort((left, right) => left.letter.localeCompare(right.letter, 'en'));
};

/** Spec §2 "Table": "Only currencies with isPage=true and isFiat=false are listed". */
export const isInLetterTable = ({ isPage, isFiat }: ListedCurrency): boolean => isPage && !isFiat;

/** Anchor of a letter, shared by letter bar and group (spec §2 "Letter bar": #{letter}). */
export const anchorOf = (letter: string): string => letter;
