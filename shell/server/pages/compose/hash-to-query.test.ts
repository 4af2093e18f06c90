import { Script } from 'node:vm';

import { CALCULATOR_PARAMETERS } from '@coinlane/shared-contracts/values';

import { hashToQuery } from './hash-to-query.ts';
import { documentHead } from './html-document.ts';
import { toPageRequest } from './page-request.ts';

const pageAt = (url: string) =>
  toPageRequest({
    url,
    isBot: false,
    theme: undefined,
    runningOrders: undefined,
    sandboxNamespace: null,
    shellPages: [],
  });

/** Runs the script of a page like a browser. Returns the URL that it loads, or null. */
const load = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://coinlane.example');
  const replace = jest.fn<undefined, [string]>();
  const document = { documentElement: { hidden: false } };
  new Script(hashToQuery(pageAt(pathname))).runInNewContext({
    location: { pathname, search, hash, replace },
    document,
    URLSearchParams,
  });
  const [reference] = replace.mock.calls.at(-1) ?? [null];
  const loaded = reference === null ? null : `${pathname}${reference}`;
  return { loaded, isHidden: document.documentElement.hidden };
};

describe('the hash of the exchange form', () => {
  it.each([
    { rule: 'pair', from: '/exchange#from=ltc&to=doge', to: '/exchange?from=ltc&to=doge' },
    { rule: 'pair on the front page', from: '/#from=ltc', to: '/?from=ltc' },
    { rule: 'pair in another language', from: '/de/exchange#to=doge', to: '/de/exchange?to=doge' },
    {
      rule: 'every parameter',
      from: '/exchange#from=usd&to=eth&amount=0.5&amountTo=3&fiatMode=true&rateMode=fixed&type=reverse&hideModes=a,b',
      to: '/exchange?from=usd&to=eth&amount=0.5&amountTo=3&fiatMode=true&rateMode=fixed&type=reverse&hideModes=a,b',
    },
    {
      rule: 'parameters after those of the query',
      from: '/exchange?ref=%20x#from=ltc',
      to: '/exchange?ref=%20x&from=ltc',
    },
    {
      rule: 'parameters, and keeps the rest as written',
      from: '/exchange#tgWebAppData=a%3D1%26b&from=ltc',
      to: '/exchange?from=ltc#tgWebAppData=a%3D1%26b',
    },
    { rule: 'names in capitals', from: '/exchange#FROM=ltc&To=eth', to: '/exchange?FROM=ltc&To=eth' },
    {
      rule: 'first of duplicates in capitals',
      from: '/exchange#From=ltc&from=eth',
      to: '/exchange?From=ltc#from=eth',
    },
    { rule: 'first of duplicates', from: '/exchange#from=ltc&from=eth', to: '/exchange?from=ltc#from=eth' },
  ])('moves the $rule into the query, with the page hidden', ({ from, to }) => {
    expect(load(from)).toEqual({ loaded: to, isHidden: true });
  });

  it.each([
    { rule: 'there is no hash', from: '/exchange?from=ltc' },
    { rule: 'the query has the parameters already', from: '/exchange?from=ltc&to=doge#from=btc&to=eth' },
    { rule: 'the query has the parameters in capitals', from: '/exchange?FROM=ltc#from=btc' },
    { rule: 'it is an anchor', from: '/exchange#faq' },
    { rule: 'it belongs to a messaging app', from: '/exchange#tgWebAppData=from%3Dltc' },
    { rule: 'a value contains special characters', from: '/exchange#from=%zz&to=<b>&amount=javascript:1' },
    { rule: 'a value is too long', from: `/exchange#from=${'a'.repeat(81)}` },
    { rule: 'a value is empty', from: '/exchange#from=&to' },
  ])('ignores the hash if $rule', ({ from }) => {
    expect(load(from)).toEqual({ loaded: null, isHidden: false });
  });

  it('always stays on the same path: the reference contains only a query', () => {
    const replace = jest.fn<undefined, [string]>();
    new Script(hashToQuery(pageAt('/exchange'))).runInNewContext({
      location: { pathname: '//evil.example/exchange', search: '', hash: '#from=ltc', replace },
      document: { documentElement: {} },
      URLSearchParams,
    });
    expect(replace).toHaveBeenCalledWith('?from=ltc');
  });

  it('runs only once', () => {
    const { loaded } = load('/exchange#from=ltc&from=eth&faq');
    expect(load(loaded ?? '')).toEqual({ loaded: null, isHidden: false });
  });
});

describe('the page of the exchange form', () => {
  const headOf = (url: string) =>
    documentHead({
      page: pageAt(url),
      headHtml: '',
      shell: { scripts: [], styles: [], fonts: [] },
      critical: null,
      active: null,
      supplement: null,
    });

  it('contains it before its first style sheet', () => {
    const head = headOf('/de/exchange');
    const at = head.indexOf(hashToQuery(pageAt('/exchange')));
    expect(at).toBeGreaterThan(0);
    expect(head.slice(0, at)).not.toContain('<link');
  });

  it.each(['/currencies', '/exchange/history', '/exchange/txs/a1b2c3', '/pro/exchange', '/nowhere'])(
    'is the only page: %s',
    (url) => {
      expect(headOf(url)).not.toContain(CALCULATOR_PARAMETERS[3]);
    },
  );

  it('contains it as a one-line script', () => {
    expect(hashToQuery(pageAt('/'))).not.toMatch(/\n|<\//);
  });
});
