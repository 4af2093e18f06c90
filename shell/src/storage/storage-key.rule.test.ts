import { cookieLine, cookieValue, isOpenToRemotes } from './storage-key.rule';

describe('isOpenToRemotes (a remote never sees a token)', () => {
  it.each([
    { key: 'refresh-token', isOpen: false },
    { key: 'uid', isOpen: false },
    { key: 'visit', isOpen: false },
    { key: 'landing', isOpen: false },
    { key: 'chat', isOpen: false },
    { key: '', isOpen: false },
    { key: 'transactions', isOpen: true },
  ])('$key → $isOpen', ({ key, isOpen }) => {
    expect(isOpenToRemotes(key)).toBe(isOpen);
  });
});

describe('cookieValue', () => {
  it.each([
    { rule: 'one of several cookies', line: 'a=1; csrf_token=x.y; b=2', name: 'csrf_token', value: 'x.y' },
    { rule: 'a value is decoded', line: 'linkId=a%20b', name: 'linkId', value: 'a b' },
    { rule: 'an invalid escape is unchanged', line: 'linkId=%E0%A4%A', name: 'linkId', value: '%E0%A4%A' },
    { rule: 'a value with an equals sign', line: 'csrf_token=a==', name: 'csrf_token', value: 'a==' },
    { rule: 'a longer name is another cookie', line: 'my_csrf_token=1', name: 'csrf_token', value: null },
    { rule: 'no cookies', line: '', name: 'theme', value: null },
  ])('$rule', ({ line, name, value }) => {
    expect(cookieValue(line, name)).toBe(value);
  });
});

describe('cookieLine', () => {
  it('is valid for the whole site for a limited time, and not sent cross-site', () => {
    expect(cookieLine('theme', 'dark; x', 60, false)).toBe(
      'theme=dark%3B%20x; Path=/; Max-Age=60; SameSite=Lax',
    );
  });

  it('is secure if the page is', () => {
    expect(cookieLine('theme', 'dark', 60, true)).toContain('; Secure');
  });
});
