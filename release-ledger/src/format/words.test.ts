import { isName, isSafePath, isVersion } from './words.ts';

describe('isSafePath (fault matrix S15: path traversal)', () => {
  it.each([
    { path: 'browser/main.ab12.js', isSafe: true },
    { path: 'server/server.cjs', isSafe: true },
    { path: 'a/b~c/scope@2/d+e.js', isSafe: true },
    { path: '', isSafe: false },
    { path: '@scope/x.js', isSafe: false },
    { path: '..', isSafe: false },
    { path: '../main.js', isSafe: false },
    { path: 'browser/../../main.js', isSafe: false },
    { path: './main.js', isSafe: false },
    { path: '/etc/passwd', isSafe: false },
    { path: 'browser//main.js', isSafe: false },
    { path: 'browser/', isSafe: false },
    { path: 'browser\\main.js', isSafe: false },
    { path: '.env', isSafe: false },
    { path: 'browser/.hidden', isSafe: false },
    { path: 'main.js\n', isSafe: false },
    { path: 'main\u0000.js', isSafe: false },
    { path: '%2e%2e/main.js', isSafe: false },
    { path: 'C:/main.js', isSafe: false },
    { path: 'a'.repeat(300), isSafe: false },
  ])('$path: $isSafe', ({ path, isSafe }) => {
    expect(isSafePath(path)).toBe(isSafe);
  });
});

describe('isVersion', () => {
  it.each([
    { word: '1.9.0', is: true },
    { word: '0.1.0-3f2a9c1d', is: true },
    { word: '1.9.0-pr12.4', is: true },
    { word: '1.9', is: false },
    { word: 'v1.9.0', is: false },
    { word: '1.9.0-', is: false },
    { word: '1.9.0-..', is: false },
    { word: '1.9.0-a/b', is: false },
    { word: '1.9.0+build', is: false },
    { word: '1.9.0\n', is: false },
  ])('$word: $is', ({ word, is }) => {
    expect(isVersion(word)).toBe(is);
  });
});

describe('isName', () => {
  it.each([
    { word: 'mfe-swap', is: true },
    { word: 'production', is: true },
    { word: '', is: false },
    { word: 'Mfe', is: false },
    { word: '../x', is: false },
    { word: '__proto__', is: false },
    { word: 'a b', is: false },
    { word: 'a'.repeat(65), is: false },
  ])('$word: $is', ({ word, is }) => {
    expect(isName(word)).toBe(is);
  });
});
