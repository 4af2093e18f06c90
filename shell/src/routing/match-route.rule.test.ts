import { matchRoute } from './match-route.rule.ts';

describe('matchRoute (spec §2 "Route list")', () => {
  it.each([
    { path: '/', id: 'HOME', remote: 'mfe-exchange' },
    { path: '/exchange', id: 'EXCHANGE', remote: 'mfe-exchange' },
    { path: '/exchange/txs/50727663e5d9a4', id: 'EXCHANGE_TX', remote: 'mfe-exchange' },
    { path: '/tg-app/txs/50727663e5d9a4', id: 'TG_APP_TX', remote: 'mfe-exchange' },
    { path: '/pro', id: 'PRO', remote: 'mfe-pro' },
    { path: '/pro/exchange', id: 'PREMIUM_EXCHANGE', remote: 'mfe-pro' },
    { path: '/pro/exchange/txs/1', id: 'PREMIUM_EXCHANGE_TX', remote: 'mfe-pro' },
    { path: '/pro/history', id: 'PREMIUM_HISTORY', remote: 'mfe-pro' },
    { path: '/pro/balance', id: 'PRO_BALANCE', remote: 'mfe-pro' },
    { path: '/pro/loans', id: 'PREMIUM_LOANS', remote: 'mfe-pro' },
    { path: '/pro/loan/17', id: 'PREMIUM_LOAN', remote: 'mfe-pro' },
    { path: '/pro/confirmation-loan', id: 'PREMIUM_CONFIRMATION_LOAN', remote: 'mfe-pro' },
    { path: '/pro/settings', id: 'PREMIUM_SETTINGS', remote: 'mfe-pro' },
    { path: '/pro/cashback', id: 'PREMIUM_CASHBACK', remote: 'mfe-pro' },
    { path: '/pro/plans', id: 'PREMIUM_PLANS', remote: 'mfe-pro' },
    { path: '/pro/aml-check', id: 'PREMIUM_AML_CHECK', remote: 'mfe-pro' },
    { path: '/pro/staking', id: 'PRO_STAKING', remote: 'mfe-pro' },
    { path: '/tokens/now-staking', id: 'NOW_STAKING', remote: 'mfe-content' },
    { path: '/swap', id: 'SWAP', remote: 'mfe-swap' },
    { path: '/swap/now', id: 'SWAP_TOKEN', remote: 'mfe-swap' },
    { path: '/swap/txs/5f0c3a', id: 'SWAP_TX', remote: 'mfe-swap' },
    { path: '/partners/swap/ava', id: 'SWAP_AVA', remote: 'mfe-swap' },
    { path: '/a/b/c/swap/trvl', id: 'SWAP_TRVL', remote: 'mfe-swap' },
    { path: '/blog', id: 'BLOG', remote: 'mfe-content' },
    { path: '/blog/page/2', id: 'BLOG_PAGE', remote: 'mfe-content' },
    { path: '/blog/search', id: 'BLOG_SEARCH', remote: 'mfe-content' },
    { path: '/blog/search/page/3', id: 'BLOG_SEARCH_PAGE', remote: 'mfe-content' },
    { path: '/blog/category/defi', id: 'BLOG_CATEGORY', remote: 'mfe-content' },
    { path: '/blog/category/defi/page/2', id: 'BLOG_CATEGORY_PAGE', remote: 'mfe-content' },
    { path: '/blog/what-is-a-swap', id: 'BLOG_POST', remote: 'mfe-content' },
    { path: '/blog/author/ada', id: 'BLOG_AUTHOR', remote: 'mfe-content' },
    { path: '/blog/author/ada/page/9', id: 'BLOG_AUTHOR_PAGE', remote: 'mfe-content' },
    { path: '/crypto-loan', id: 'CRYPTO_LOAN', remote: 'mfe-content' },
    { path: '/for-partners', id: 'FOR_PARTNERS', remote: 'mfe-content' },
    { path: '/for-partners/dapps', id: 'FOR_PARTNERS_DAPPS', remote: 'mfe-content' },
    { path: '/for-partners/dev-kit-loans', id: 'FOR_PARTNERS_DEV_KIT_LOANS', remote: 'mfe-content' },
    { path: '/for-partners/wallets', id: 'FOR_PARTNERS_PAGE', remote: 'mfe-content' },
    { path: '/telegram-bot', id: 'BOT', remote: 'mfe-content' },
    { path: '/currencies', id: 'CURRENCIES', remote: 'mfe-listing' },
    { path: '/currencies/bitcoin', id: 'CURRENCY', remote: 'mfe-listing' },
    { path: '/currencies/bitcoin/ethereum', id: 'CURRENCY_PAIR', remote: 'mfe-listing' },
    { path: '/buy/bitcoin', id: 'BUY', remote: 'mfe-listing' },
    { path: '/buy/euro/bitcoin', id: 'BUY_PAIR', remote: 'mfe-listing' },
    { path: '/from-bitcoin', id: 'COIN_PAIRS', remote: 'mfe-listing' },
    { path: '/all-currencies-buy', id: 'ALL_CURRENCIES_BUY', remote: 'mfe-listing' },
    { path: '/all-currencies-exchange', id: 'ALL_CURRENCIES_EXCHANGE', remote: 'mfe-listing' },
    { path: '/terms-of-use', id: 'TERMS_OF_USE', remote: 'mfe-content' },
    { path: '/privacy-policy', id: 'PRIVACY_POLICY', remote: 'mfe-content' },
  ])('$path is $id of $remote', ({ path, id, remote }) => {
    expect(matchRoute(path)).toMatchObject({ id, remote });
  });

  it.each([
    'api asset-listing multichain-bridge market-making widget exchange-widget referral-links crypto-wallet your-exchange',
    'privileges crypto-exchange warm-wallets market-info-api permanent-exchange program-affiliate launchpad reviews',
  ])('business and information pages belong to mfe-content: %s', (slugs) => {
    expect(slugs.split(' ').map((slug) => matchRoute(`/${slug}`)?.remote)).toEqual(
      slugs.split(' ').map(() => 'mfe-content'),
    );
  });

  it.each([
    { rule: '/404 is the not-found page', path: '/404' },
    { rule: 'an unknown path is the not-found page', path: '/nonsense' },
    { rule: 'a link is required after from-', path: '/from-' },
    { rule: 'a path deeper than any route', path: '/exchange/txs/1/2' },
    { rule: 'an unknown pro page', path: '/pro/nonsense' },
    { rule: '/buy alone is not a route', path: '/buy' },
    { rule: 'an app needs a name', path: '/apps' },
    { rule: 'that starts with a letter', path: '/apps/-x' },
    { rule: 'and contains only allowed characters', path: '/apps/re$wards' },
  ])('$rule: $path', ({ path }) => {
    expect(matchRoute(path)).toBeNull();
  });

  it.each([
    { rule: 'values are decoded', path: '/blog/category/%D0%B1', params: { name: 'б' } },
    { rule: 'an invalid escape is unchanged', path: '/blog/%E0%A4%A', params: { post: '%E0%A4%A' } },
    {
      rule: 'the prefix before a value is not part of it',
      path: '/from-usd-coin',
      params: { link: 'usd-coin' },
    },
    {
      rule: 'a pair keeps its order',
      path: '/buy/euro/bitcoin',
      params: { fiatLink: 'euro', coinLink: 'bitcoin' },
    },
    { rule: 'a trailing slash is ignored', path: '/exchange/txs/ab/', params: { transactionId: 'ab' } },
    {
      rule: 'words are case-insensitive, values keep their case',
      path: '/FROM-Bitcoin',
      params: { link: 'Bitcoin' },
    },
  ])('$rule: $path', ({ path, params }) => {
    expect(matchRoute(path)?.params).toEqual(params);
  });

  it('matches the other rows before the wildcards', () => {
    expect(matchRoute('/swap/ava')).toEqual({
      id: 'SWAP_TOKEN',
      remote: 'mfe-swap',
      params: { tokenSlug: 'ava' },
    });
    expect(matchRoute('/currencies/swap/ava')?.id).toBe('CURRENCY_PAIR');
  });

  it.each([
    { path: '/apps/rewards', remote: 'mfe-rewards' },
    { path: '/apps/Rewards/', remote: 'mfe-rewards' },
    { path: '/apps/rewards/history/7', remote: 'mfe-rewards' },
    { path: '/apps/gift-cards', remote: 'mfe-gift-cards' },
    { path: '/apps/rewards/swap/ava', remote: 'mfe-rewards' },
  ])('$path is an app without a row: $remote', ({ path, remote }) => {
    expect(matchRoute(path)).toEqual({ id: 'APP', remote, params: {} });
  });
});
