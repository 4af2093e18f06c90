import { checkNear } from './near.ts';

const HEX_64 = '0123456789abcdef'.repeat(4);
const HEX_40 = '0123456789abcdef01234567'.padEnd(40, '0');
/** A name below a top-level name, with this number of characters in total. */
const nameOf = (length: number): string => `${'a'.repeat(length - '.near'.length)}.near`;

describe('accounts of NEAR', () => {
  it.each([
    { rule: '64 hex digits', address: HEX_64, verdict: 'Valid' },
    { rule: '65 hex digits', address: `${HEX_64}0`, verdict: 'NotThisFamily' },
    { rule: '63 hex digits', address: HEX_64.slice(1), verdict: 'NotThisFamily' },
    { rule: 'upper-case hex digits', address: HEX_64.toUpperCase(), verdict: 'NotThisFamily' },
    { rule: '0x and 40 hex digits', address: `0x${HEX_40}`, verdict: 'Valid' },
    { rule: '0x and 41 hex digits', address: `0x${HEX_40}0`, verdict: 'NotThisFamily' },
    { rule: '0x and 39 hex digits', address: `0x${HEX_40.slice(1)}`, verdict: 'NotThisFamily' },
    { rule: 'a sign before 0x', address: `-0x${HEX_40}`, verdict: 'NotThisFamily' },
    { rule: 'a name', address: 'coinlane.near', verdict: 'Valid' },
    { rule: 'a name below a name', address: 'pay.coinlane.near', verdict: 'Valid' },
    { rule: 'a name below another top-level name', address: 'coinlane.tg', verdict: 'Valid' },
    { rule: 'a name with dashes and underscores', address: 'coin-lane_1.near', verdict: 'Valid' },
    { rule: 'two signs in a row', address: 'coin--lane.near', verdict: 'NotThisFamily' },
    { rule: 'a sign at the end', address: 'coinlane-.near', verdict: 'NotThisFamily' },
    { rule: 'an empty name', address: 'coinlane..near', verdict: 'NotThisFamily' },
    { rule: 'a capital letter', address: 'Coinlane.near', verdict: 'NotThisFamily' },
    { rule: 'another character in a part', address: 'coin!lane.near', verdict: 'NotThisFamily' },
    { rule: 'another character before a part', address: '!coinlane.near', verdict: 'NotThisFamily' },
    { rule: 'another character after a part', address: 'coinlane!.near', verdict: 'NotThisFamily' },
    { rule: 'a name of 64 characters', address: nameOf(64), verdict: 'Valid' },
    { rule: 'a name of 65 characters', address: nameOf(65), verdict: 'NotThisFamily' },
    { rule: 'a top-level name alone', address: 'near', verdict: 'NotThisFamily' },
    {
      rule: 'a short name that is reserved for the protocol',
      address: 'coinlane.com',
      verdict: 'NotThisFamily',
    },
    { rule: 'a long name that anyone can register', address: `pay.${'b'.repeat(32)}`, verdict: 'Valid' },
    {
      rule: 'a name that is one character too short for that',
      address: `pay.${'b'.repeat(31)}`,
      verdict: 'NotThisFamily',
    },
    { rule: 'an account of Hedera', address: '0.0.12345', verdict: 'NotThisFamily' },
    { rule: 'nothing', address: '', verdict: 'NotThisFamily' },
  ])('$rule: $verdict', ({ address, verdict }) => {
    expect(checkNear(address)).toBe(verdict);
  });

  it.each(['near', 'aurora', 'tg', 'sweat', 'kaiching'])('can be below %s', (top) => {
    expect(checkNear(`coinlane.${top}`)).toBe('Valid');
  });
});
