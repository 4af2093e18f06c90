import { looksSecret, mentionsSecret } from './looks-secret.ts';

describe('looksSecret', () => {
  it.each([
    { rule: 'four words with two spaces between them', text: 'abandon  ability  able  about', is: true },
    { rule: 'three words', text: 'abandon ability able', is: false },
    { rule: '49 characters', text: 'a'.repeat(49), is: true },
    { rule: '48 characters in spaces', text: `   ${'a'.repeat(48)}   `, is: false },
    { rule: 'an equals sign at the end', text: 'b3JkZXIgNw=', is: true },
    { rule: 'an equals sign inside', text: 'amount=1', is: false },
  ])('$rule: $is', ({ text, is }) => {
    expect(looksSecret(text)).toBe(is);
  });
});

describe('mentionsSecret', () => {
  it.each([
    { rule: 'a key with wide spaces', text: '1e99423a  '.repeat(8), is: true },
    { rule: 'seven groups of digits and one digit', text: 'It was at 2026-11-20 12:05:30 00 7.', is: false },
    { rule: '21 characters like a seed', text: `My key: s${'2'.repeat(20)}`, is: true },
    { rule: 'a short word before an equals sign', text: 'amount= 5', is: false },
    {
      rule: 'eleven words in a row, then a shorter one',
      text: 'The swap for two hundred coins has not arrived yet, what is it?',
      is: false,
    },
    { rule: 'names of letters of two scripts', text: '表A、'.repeat(13), is: false },
  ])('$rule: $is', ({ text, is }) => {
    expect(mentionsSecret(text)).toBe(is);
  });
});
