import { orderFlowOf, pageAfterCreate, sourceOf } from './order-flow';
import { needsNoRecipient } from '../../../order/domain/transaction/payout-account';

const at = (path: string) => {
  const { pathname, search } = new URL(path, 'https://swap.example');
  return orderFlowOf({ pathname, search });
};

describe('orderFlowOf', () => {
  it.each([
    { rule: 'the exchange', path: '/exchange?from=btc&to=eth', flow: 'exchange' },
    { rule: 'the first page', path: '/', flow: 'exchange' },
    { rule: 'the bridge', path: '/exchange?from=usdterc20&to=usdttrc20&bridge=true', flow: 'bridge' },
    { rule: 'a bridge that is switched off', path: '/exchange?bridge=false', flow: 'exchange' },
    { rule: 'the account’s exchange', path: '/pro/exchange', flow: 'pro' },
    { rule: 'the account’s exchange wins over the bridge', path: '/pro/exchange/?bridge=true', flow: 'pro' },
    { rule: 'a page below the account’s exchange', path: '/pro/exchange/txs/1f', flow: 'exchange' },
    { rule: 'an address that only ends like it', path: '/de/pro/exchange', flow: 'exchange' },
    { rule: 'another page of the account', path: '/pro/history', flow: 'exchange' },
  ])('$rule: $flow', ({ path, flow }) => {
    expect(at(path)).toBe(flow);
  });
});

describe("sourceOf (spec §7: source is 'site', 'tg_app' or 'bridge')", () => {
  it.each([
    { flow: 'exchange', isInMessagingApp: false, source: 'site' },
    { flow: 'exchange', isInMessagingApp: true, source: 'tg_app' },
    { flow: 'bridge', isInMessagingApp: false, source: 'bridge' },
    { flow: 'bridge', isInMessagingApp: true, source: 'bridge' },
    { flow: 'pro', isInMessagingApp: false, source: 'site' },
  ] as const)('$flow, in the messaging app $isInMessagingApp: $source', (row) => {
    expect(sourceOf(row.flow, row.isInMessagingApp)).toBe(row.source);
  });
});

describe('pageAfterCreate (spec §7 "After success")', () => {
  it.each([
    {
      rule: 'the product navigates to the transaction page',
      flow: 'exchange',
      page: { path: '/exchange/txs/1f', isFullLoad: false, keepsRedirectUrl: false },
    },
    {
      rule: 'for the bridge flow it does a full page redirect instead',
      flow: 'bridge',
      page: { path: '/exchange/txs/1f', isFullLoad: true, keepsRedirectUrl: false },
    },
    {
      rule: 'from a pro page too, to /pro/exchange/txs/{id}; it also stores redirectUrl locally',
      flow: 'pro',
      page: { path: '/pro/exchange/txs/1f', isFullLoad: true, keepsRedirectUrl: true },
    },
  ] as const)('$rule', ({ flow, page }) => {
    expect(pageAfterCreate(flow, '1f')).toEqual(page);
  });
});

describe("needsNoRecipient (spec §7: address is left empty for one fiat provider when 'to' is fiat)", () => {
  it.each([
    { rule: 'that provider, and fiat is received', provider: 'bankline', isToFiat: true, is: true },
    { rule: 'that provider, and coins are received', provider: 'bankline', isToFiat: false, is: false },
    { rule: 'another provider', provider: 'paylane', isToFiat: true, is: false },
    { rule: 'no provider yet', provider: null, isToFiat: true, is: false },
  ])('$rule: $is', ({ provider, isToFiat, is }) => {
    expect(needsNoRecipient(provider, isToFiat)).toBe(is);
  });
});
