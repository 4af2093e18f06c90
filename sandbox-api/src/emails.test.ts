import { isEmail } from './emails.ts';

describe('isEmail (spec §5 "E-mail")', () => {
  it.each([
    { email: 'a@b.co', is: true },
    { email: 'first.last+tag@sub.example.com', is: true },
    { email: `${'a'.repeat(64)}@example.com`, is: true },
    { email: `${'a'.repeat(65)}@example.com`, is: false },
    { email: `a@${'b'.repeat(63)}.com`, is: true },
    { email: `a@${'b'.repeat(64)}.com`, is: false },
    { email: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(62)}`, is: false },
    { email: '', is: false },
    { email: 'a', is: false },
    { email: '@b.co', is: false },
    { email: 'a@', is: false },
    { email: 'a@b', is: false },
    { email: 'a@b.c', is: false },
    { email: 'a@@b.co', is: false },
    { email: 'a@-b.co', is: false },
    { email: 'a@b-.co', is: false },
    { email: '.a@b.co', is: false },
    { email: 'a.@b.co', is: false },
    { email: 'a..b@c.co', is: false },
    { email: 'a b@c.co', is: false },
    { email: 'a@b.co\nbcc: x@y.zz', is: false },
    { email: '<a@b.co>', is: false },
    { email: 'a\0@b.co', is: false },
    { email: 'a\u0085@b.co', is: false },
    { email: 'a\u2028@b.co', is: false },
    { email: 'a\u202Eeve@b.co', is: false },
    { email: 'a\u200B@b.co', is: false },
    { email: 'josé@b.co', is: true },
    { email: 'a@b.\u017Fo', is: false },
    { email: 'a@\u212A.co', is: false },
  ])('$email: $is', ({ email, is }) => {
    expect(isEmail(email)).toBe(is);
  });
});
