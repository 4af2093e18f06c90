import { sortCurrencies } from '../../domain/sort';
import type { ListedCurrency } from '../../domain/currency';

export type LetterGroup = {
  readonly letter: string;
  readonly currencies: readonly ListedCurrency[];
};

/** What stands for a name without a first character. */
const NO_LETTER = '#';

const letterOf = ({ name }: ListedCurrency): string =>
  (Array.from(name.trim())[0] ?? NO_LETTER).toUpperCase();

/**
 * Spec §2 "Coin pairs page", "Table": sorted by name, grouped by the upper-cased first character of the name. The whole list is
 * sorted before `isListed` chooses, because a list is sorted once, however many ask for it.
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

/** The anchor of a letter, the same in the letter bar and at the group (spec §2 "Letter bar": #{letter}). */
export const anchorOf = (letter: string): string => letter;
