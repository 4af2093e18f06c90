import { cpuMs } from '@coinlane/shared-contracts/testing';

import { checkEmail } from './check-email';

const label = (length: number): string => 'a'.repeat(length);

describe('checkEmail (spec §5 "E-mail")', () => {
  it.each([
    { rule: 'empty', text: ' ', tag: 'Empty' },
    { rule: 'an ordinary one', text: 'user@example.com', tag: 'Valid' },
    { rule: 'white space around is dropped', text: ' user@example.com ', tag: 'Valid' },
    { rule: 'a plus and dots', text: 'first.last+tag@mail.example.co.uk', tag: 'Valid' },
    { rule: 'an international domain', text: 'user@пример.рф', tag: 'Valid' },
    { rule: 'the same in ASCII', text: 'user@xn--e1afmkfd.xn--p1ai', tag: 'Valid' },
    { rule: 'a local part of 64', text: `${label(64)}@example.com`, tag: 'Valid' },
    { rule: 'a local part of 65', text: `${label(65)}@example.com`, tag: 'TooLong' },
    { rule: 'a domain label of 63', text: `a@${label(63)}.com`, tag: 'Valid' },
    { rule: 'a domain label of 64', text: `a@${label(64)}.com`, tag: 'TooLong' },
    {
      rule: '254 characters in all',
      text: `a@${[label(63), label(63), label(63), label(56)].join('.')}.com`,
      tag: 'Valid',
    },
    {
      rule: '255 characters in all',
      text: `ab@${[label(63), label(63), label(63), label(56)].join('.')}.com`,
      tag: 'TooLong',
    },
    { rule: 'no @', text: 'user.example.com', tag: 'Malformed' },
    { rule: 'two @', text: 'a@b@example.com', tag: 'Malformed' },
    { rule: 'nothing before the @', text: '@example.com', tag: 'Malformed' },
    { rule: 'no top-level domain', text: 'user@localhost', tag: 'Malformed' },
    { rule: 'a top-level domain of digits', text: 'user@127.0.0.1', tag: 'Malformed' },
    { rule: 'two dots together', text: 'a..b@example.com', tag: 'Malformed' },
    { rule: 'a hyphen at a label’s end', text: 'a@example-.com', tag: 'Malformed' },
    { rule: 'a hyphen at a label’s start', text: 'a@-example.com', tag: 'Malformed' },
    { rule: 'a label of one character', text: 'a@x.com', tag: 'Valid' },
    { rule: 'a top-level domain that begins with a digit', text: 'a@example.1com', tag: 'Malformed' },
    { rule: 'a top-level domain that ends with a digit', text: 'a@example.com1', tag: 'Malformed' },
    { rule: 'digits after a top-level domain', text: 'a@example.com.1', tag: 'Malformed' },
    { rule: 'mark-up', text: '<b>@example.com', tag: 'Malformed' },
  ])('$rule', ({ text, tag }) => {
    expect(checkEmail(text)._tag).toBe(tag);
  });

  it('returns the trimmed address', () => {
    expect(checkEmail('\tuser@example.com\n')).toEqual({ _tag: 'Valid', email: 'user@example.com' });
  });

  it('is fast for 64 kB', () => {
    const long = `${'a.'.repeat(32_000)}@example.com`;
    expect(checkEmail(long)._tag).toBe('TooLong');
    expect(cpuMs(() => checkEmail(long))).toBeLessThan(1_000);
  });
});
