import { isRight } from 'fp-ts/lib/Either.js';

import { PageData } from './index.ts';

const file = { url: '/remotes/mfe-swap/1.0.0/entry.js', integrity: 'sha384-x' };
const version = {
  version: '1.0.0',
  entry: file,
  globalName: 'mfe_swap',
  scripts: [file],
  styles: [],
  lazyFiles: [],
};
const page = {
  language: 'de',
  basename: '/de',
  revision: 412,
  config: {
    brand: 'Coinlane',
    supportEmail: 'help@coinlane.example',
    hostName: 'coinlane.example',
    isSandbox: true,
    isProduction: false,
    errorReportDsn: '',
  },
  pins: [{ name: 'mfe-swap', namespace: 'swap', why: 'stable', stable: version, previous: [version] }],
  shellFiles: [{ url: '/shell/1.0.0/browser/ops.js', integrity: 'sha384-x' }],
  overrides: [],
  isInspectable: true,
  messages: { swap: { title: 'Tausch' } },
  fragment: { remote: 'mfe-swap', state: { any: ['thing'] } },
  status: 200,
  serverTime: 1_700_000_000_000,
};

describe('PageData', () => {
  it('is decoded as the server inlined it', () => {
    const read = PageData.decode(JSON.parse(JSON.stringify(page)));
    expect(isRight(read) && read.right).toEqual(page);
  });

  it.each([
    { rule: 'a language that is not a two-letter code', change: { language: 'x/y' } },
    {
      rule: 'a pin without integrity',
      change: { pins: [{ ...page.pins[0], stable: { ...version, entry: { url: file.url } } }] },
    },
    {
      rule: 'a file of the shell without integrity',
      change: { shellFiles: [{ url: '/shell/1.0.0/browser/ops.js' }] },
    },
    { rule: 'a revision that is a text', change: { revision: '412' } },
    {
      rule: 'a configuration without a host name',
      change: { config: { ...page.config, hostName: undefined } },
    },
    {
      rule: 'a checkout host that is not a text',
      change: { config: { ...page.config, checkoutHosts: [7] } },
    },
    { rule: 'a fragment without a remote', change: { fragment: { state: 1 } } },
  ])('refuses $rule', ({ change }) => {
    expect(isRight(PageData.decode({ ...page, ...change }))).toBe(false);
  });

  it('accepts a page without a fragment', () => {
    expect(isRight(PageData.decode({ ...page, fragment: null }))).toBe(true);
  });
});
