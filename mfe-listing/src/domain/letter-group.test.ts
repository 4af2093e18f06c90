import { aCurrency, bitcoin, dollar } from './currency/listed-currency.fixture';
import { anchorOf, groupByLetter, isInLetterTable } from './letter-group';

const named = (name: string) => aCurrency({ name, link: name });
const shape = (names: readonly string[]) =>
  groupByLetter(names.map(named)).map(({ letter, currencies }) => [
    letter,
    ...currencies.map(({ name }) => name),
  ]);

describe('groupByLetter (spec §2 "Coin pairs page": grouped by the upper-cased first character of name)', () => {
  it.each([
    {
      rule: 'sorted by name, one group per letter',
      names: ['Zcash', 'Bitcoin', 'Basic'],
      groups: [
        ['B', 'Basic', 'Bitcoin'],
        ['Z', 'Zcash'],
      ],
    },
    {
      rule: 'lower and upper case share a group',
      names: ['algorand', 'Aave'],
      groups: [['A', 'Aave', 'algorand']],
    },
    {
      rule: 'a digit is its own group, before the letters',
      names: ['Aave', '1inch'],
      groups: [
        ['1', '1inch'],
        ['A', 'Aave'],
      ],
    },
    {
      rule: 'other alphabets have their own letters, in any Unicode plane',
      names: ['Éther', 'ёлка', '円コイン', '𝕏coin'],
      groups: [
        ['É', 'Éther'],
        ['𝕏', '𝕏coin'],
        ['Ё', 'ёлка'],
        ['円', '円コイン'],
      ],
    },
    { rule: 'a blank name has no letter', names: [' '], groups: [['#', ' ']] },
    { rule: 'nothing to group', names: [], groups: [] },
  ])('$rule', ({ names, groups }) => {
    expect(shape(names)).toEqual(groups);
  });
});

describe('isInLetterTable (spec §2: isPage=true and isFiat=false)', () => {
  it.each([
    { rule: 'a coin with a page is listed', currency: bitcoin, isListed: true },
    { rule: 'a coin without a page is not', currency: aCurrency({ isPage: false }), isListed: false },
    { rule: 'fiat is not', currency: dollar, isListed: false },
  ])('$rule', ({ currency, isListed }) => {
    expect(isInLetterTable(currency)).toBe(isListed);
  });
});

describe('anchorOf (spec §2 "Letter bar")', () => {
  it('is the letter itself', () => {
    expect(anchorOf('B')).toBe('B');
  });
});
