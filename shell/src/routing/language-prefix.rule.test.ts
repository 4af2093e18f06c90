import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { joinLanguage, languagePrefix, splitLanguage } from './language-prefix.rule.ts';

describe('splitLanguage (spec §2 "Language prefix")', () => {
  it.each([
    {
      rule: 'without a prefix the page is English',
      path: '/exchange',
      language: 'en',
      basename: '',
      pathname: '/exchange',
    },
    {
      rule: '/{lang}/{rest} is /{rest} in that language',
      path: '/de/exchange',
      language: 'de',
      basename: '/de',
      pathname: '/exchange',
    },
    {
      rule: 'the language alone is its front page',
      path: '/ru',
      language: 'ru',
      basename: '/ru',
      pathname: '/',
    },
    { rule: 'the same with a trailing slash', path: '/ru/', language: 'ru', basename: '/ru', pathname: '/' },
    {
      rule: 'the English prefix is accepted',
      path: '/en/exchange',
      language: 'en',
      basename: '/en',
      pathname: '/exchange',
    },
    {
      rule: 'the prefix is case-insensitive',
      path: '/DE/exchange',
      language: 'de',
      basename: '/DE',
      pathname: '/exchange',
    },
    {
      rule: 'two letters that are not a language are part of the path',
      path: '/xx/exchange',
      language: 'en',
      basename: '',
      pathname: '/xx/exchange',
    },
    {
      rule: 'a longer segment is part of the path',
      path: '/deal',
      language: 'en',
      basename: '',
      pathname: '/deal',
    },
    {
      rule: 'only the first segment counts',
      path: '/blog/de',
      language: 'en',
      basename: '',
      pathname: '/blog/de',
    },
    {
      rule: 'a second language is part of the path',
      path: '/de/fr',
      language: 'de',
      basename: '/de',
      pathname: '/fr',
    },
    { rule: 'an empty path is the front page', path: '', language: 'en', basename: '', pathname: '/' },
  ])('$rule: $path', ({ path, language, basename, pathname }) => {
    expect(splitLanguage(path)).toEqual({ language, basename, pathname });
  });

  it.each(LANGUAGES)('parses what joinLanguage built for %s', (language) => {
    expect(splitLanguage(joinLanguage(language, '/exchange/txs/1'))).toEqual({
      language,
      basename: languagePrefix(language),
      pathname: '/exchange/txs/1',
    });
  });
});

describe('joinLanguage', () => {
  it.each([
    { rule: 'English has no prefix', language: 'en', pathname: '/exchange', path: '/exchange' },
    { rule: 'every other language has one', language: 'ja', pathname: '/exchange', path: '/ja/exchange' },
    {
      rule: 'the front page of a language has no trailing slash',
      language: 'ja',
      pathname: '/',
      path: '/ja',
    },
    { rule: 'the English front page is the root', language: 'en', pathname: '/', path: '/' },
  ] as const)('$rule', ({ language, pathname, path }) => {
    expect(joinLanguage(language, pathname)).toBe(path);
  });
});
