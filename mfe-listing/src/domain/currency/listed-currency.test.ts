import {
  displayName,
  isOwnNetwork,
  isUnpopularPageCoin,
  networkSuperscript,
  redirectTarget,
} from './listed-currency';
import { aCurrency, bitcoin, dollar, ethereum, tetherOnTron } from './listed-currency.fixture';

describe('displayName (spec §3: "any \'(...)\' suffix is dropped")', () => {
  it.each([
    { rule: 'a name without a suffix stays', name: 'Bitcoin', shown: 'Bitcoin' },
    { rule: 'a suffix is dropped', name: 'Tether (TRC20)', shown: 'Tether' },
    { rule: 'only the last one', name: 'Wrapped (old) Coin (BSC)', shown: 'Wrapped (old) Coin' },
    { rule: 'parentheses inside the name stay', name: 'Wrapped (old) Coin', shown: 'Wrapped (old) Coin' },
    { rule: 'a name that is all suffix stays whole', name: '(TRC20)', shown: '(TRC20)' },
  ])('$rule: $name → $shown', ({ name, shown }) => {
    expect(displayName({ name })).toBe(shown);
  });
});

describe('networkSuperscript (spec §2 "Each row shows", §9 "Networks")', () => {
  it.each([
    { rule: 'a coin on its own network has none', currency: bitcoin, superscript: null },
    { rule: 'a token shows the network it is on', currency: tetherOnTron, superscript: 'TRON' },
    {
      rule: 'a renamed coin is on its own network too',
      currency: aCurrency({ ticker: 'nano', displayTicker: 'xno', network: 'xno' }),
      superscript: null,
    },
    {
      rule: 'zksync is always shown',
      currency: aCurrency({
        ticker: 'zksync',
        displayTicker: 'zksync',
        network: 'zksync',
        networkName: 'zkSync Era',
      }),
      superscript: 'zkSync Era',
    },
    { rule: 'fiat has no network', currency: dollar, superscript: null },
  ])('$rule', ({ currency, superscript }) => {
    expect(networkSuperscript(currency)).toBe(superscript);
  });
});

describe('isOwnNetwork', () => {
  it.each([
    { rule: 'ticker equals network', currency: ethereum, isOwn: true },
    { rule: 'ticker differs from network', currency: tetherOnTron, isOwn: false },
    { rule: 'no network known', currency: aCurrency({ network: '' }), isOwn: true },
  ])('$rule → $isOwn', ({ currency, isOwn }) => {
    expect(isOwnNetwork(currency)).toBe(isOwn);
  });
});

describe('isUnpopularPageCoin (spec §3)', () => {
  it.each([
    { rule: 'neither redirectTo nor isUnpopular', currency: bitcoin, isUnpopular: false },
    { rule: 'redirectTo', currency: aCurrency({ redirectTo: 'ethereum' }), isUnpopular: true },
    { rule: 'isUnpopular', currency: aCurrency({ isUnpopular: true }), isUnpopular: true },
  ])('$rule → $isUnpopular', ({ currency, isUnpopular }) => {
    expect(isUnpopularPageCoin(currency)).toBe(isUnpopular);
  });
});

describe('redirectTarget (spec §3 "redirectTo: string or number")', () => {
  const currencies = [bitcoin, ethereum];
  it.each([
    { rule: 'none without redirectTo', redirectTo: null, target: null },
    { rule: 'by link', redirectTo: 'ethereum', target: ethereum },
    { rule: 'by id', redirectTo: '2', target: ethereum },
    { rule: 'an unknown link has no target', redirectTo: 'gone', target: null },
    { rule: 'a currency does not redirect to itself', redirectTo: 'bitcoin', target: null },
  ])('$rule', ({ redirectTo, target }) => {
    expect(redirectTarget(aCurrency({ redirectTo }), currencies)).toBe(target);
  });
});
