import { pageInLanguage, readHostObject, readLaunch, schemeOf } from './launch.rule';

const user = (value: unknown): string =>
  new URLSearchParams({ user: JSON.stringify(value), hash: 'x' }).toString();
const hashOf = (initData: string, theme: unknown = {}): string =>
  `#${new URLSearchParams({ tgWebAppData: initData, tgWebAppVersion: '7.0', tgWebAppThemeParams: JSON.stringify(theme) }).toString()}`;

describe('what a messaging app says when it opens a page', () => {
  it.each([
    { rule: 'no messaging app', hash: '#from=btc&to=eth', launch: null },
    { rule: 'nothing signed', hash: '#tgWebAppData=', launch: null },
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
      rule: 'a language that is none',
      hash: hashOf(user({ id: 7, language_code: '../en' })),
      launch: { user: { id: '7', languageCode: '' } },
    },
    { rule: 'an id that is none', hash: hashOf(user({ id: '7' })), launch: { user: null } },
    { rule: 'no user', hash: hashOf('query_id=1&hash=x'), launch: { user: null } },
    { rule: 'a broken user', hash: hashOf('user=%7B&hash=x'), launch: { user: null } },
  ])('$rule', ({ hash, launch }) => {
    const read = readLaunch(hash);
    if (launch === null) expect(read).toBeNull();
    else expect(read).toMatchObject(launch);
  });

  it('may come by an object in the page', () => {
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
    { rule: 'one we speak', code: 'de', change: {}, page: '/de/tg-app/txs/a1b2c3#tgWebAppData=x' },
    {
      rule: 'a country’s form of one',
      code: 'pt-br',
      change: {},
      page: '/pt/tg-app/txs/a1b2c3#tgWebAppData=x',
    },
    { rule: 'one we do not speak', code: 'fi', change: {}, page: null },
    { rule: 'the page’s', code: 'en', change: {}, page: null },
    {
      rule: 'one that the address has chosen otherwise',
      code: 'de',
      change: { basename: '/pt', current: 'pt' },
      page: null,
    },
    { rule: 'none', code: '', change: {}, page: null },
  ])('$rule: $page', ({ code, change, page }) => {
    const user = { id: '1', languageCode: code };
    expect(pageInLanguage(user, at, { ...speaking, ...change })).toBe(page);
  });
});
