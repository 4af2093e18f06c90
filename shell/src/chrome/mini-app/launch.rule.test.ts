import { pageInLanguage, readHostObject, readLaunch, schemeOf } from './launch.rule';

const user = (value: unknown): string =>
  new URLSearchParams({ user: JSON.stringify(value), hash: 'x' }).toString();
const hashOf = (initData: string, theme: unknown = {}): string =>
  `#${new URLSearchParams({ tgWebAppData: initData, tgWebAppVersion: '7.0', tgWebAppThemeParams: JSON.stringify(theme) }).toString()}`;

describe('the launch data of a messaging app', () => {
  it.each([
    { rule: 'no messaging app', hash: '#from=btc&to=eth', launch: null },
    { rule: 'no signed data', hash: '#tgWebAppData=', launch: null },
    {
      rule: 'a user and colours',
      hash: hashOf(user({ id: 279058397, language_code: 'PT-br' }), {
        bg_color: '#17212b',
        text_color: 'red',
      }),
      launch: { user: { id: '279058397', languageCode: 'pt-br' }, theme: { bg_color: '#17212b' } },
    },
    {
      rule: 'a user without a language',
      hash: hashOf(user({ id: 7 })),
      launch: { user: { id: '7', languageCode: '' } },
    },
    {
      rule: 'an invalid language',
      hash: hashOf(user({ id: 7, language_code: '../en' })),
      launch: { user: { id: '7', languageCode: '' } },
    },
    { rule: 'an invalid id', hash: hashOf(user({ id: '7' })), launch: { user: null } },
    { rule: 'no user', hash: hashOf('query_id=1&hash=x'), launch: { user: null } },
    { rule: 'a broken user', hash: hashOf('user=%7B&hash=x'), launch: { user: null } },
  ])('$rule', ({ hash, launch }) => {
    const read = readLaunch(hash);
    if (launch === null) expect(read).toBeNull();
    else expect(read).toMatchObject(launch);
  });

  it('can come from an object of the page', () => {
    const host = {
      WebApp: { initData: user({ id: 7, language_code: 'de' }), themeParams: { bg_color: '#ffffff' } },
    };
    expect(readHostObject(host)).toMatchObject({
      user: { id: '7', languageCode: 'de' },
      theme: { bg_color: '#ffffff' },
    });
    expect([readHostObject(undefined), readHostObject({ WebApp: { initData: '' } })]).toEqual([null, null]);
  });
});

describe('the theme of the host', () => {
  it.each([
    { ground: '#ffffff', scheme: 'light' },
    { ground: '#17212b', scheme: 'dark' },
    { ground: '#000000', scheme: 'dark' },
    { ground: '#808080', scheme: 'light' },
    { ground: undefined, scheme: null },
  ])('$ground: $scheme', ({ ground, scheme }) => {
    expect(schemeOf(ground === undefined ? {} : { bg_color: ground })).toBe(scheme);
  });
});

describe('the language of the user', () => {
  const at = { pathname: '/tg-app/txs/a1b2c3', search: '', hash: '#tgWebAppData=x' };
  const speaking = { languages: ['en', 'de', 'pt'], current: 'en', basename: '' };
  it.each([
    { rule: 'a supported one', code: 'de', change: {}, page: '/de/tg-app/txs/a1b2c3#tgWebAppData=x' },
    {
      rule: 'a regional variant of one',
      code: 'pt-br',
      change: {},
      page: '/pt/tg-app/txs/a1b2c3#tgWebAppData=x',
    },
    { rule: 'an unsupported one', code: 'fi', change: {}, page: null },
    { rule: 'the language of the page', code: 'en', change: {}, page: null },
    {
      rule: 'a different language in the URL',
      code: 'de',
      change: { basename: '/pt', current: 'pt' },
      page: null,
    },
    { rule: 'no language', code: '', change: {}, page: null },
  ])('$rule: $page', ({ code, change, page }) => {
    const user = { id: '1', languageCode: code };
    expect(pageInLanguage(user, at, { ...speaking, ...change })).toBe(page);
  });
});
