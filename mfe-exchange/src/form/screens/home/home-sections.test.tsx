import { renderToStaticMarkup } from 'react-dom/server';

import { serverI18n } from '@coinlane/shared-ui/remote-server';

import { aRequest } from '../../../app/fragment-request.fixture';
import { POPULAR_PAIRS } from '../../domain/popular-pairs';
import { HomeSections } from '.';
import type { HomeFacts } from '.';

const t = serverI18n('exchange', aRequest('/')).getFixedT('en', 'exchange' as const);

const html = (facts: Partial<HomeFacts>, isWhole = true): string =>
  renderToStaticMarkup(
    <HomeSections
      facts={{ pairs: POPULAR_PAIRS, rates: null, reviews: null, ...facts }}
      t={t}
      language="en"
      href={(path) => `/de${path}`}
      hasListing={isWhole}
      hasReviews={isWhole}
    />,
  );

const rates = {
  updatedAt: Date.UTC(2026, 10, 20, 6, 41),
  rates: {
    btc_eth: { rate: '32.0102', change24h: '0.84' },
    usdttrc20_btc: { rate: '0.0000103407', change24h: '-1.88' },
  },
};

describe('HomeSections', () => {
  it('shows rates after fees with their change and time', () => {
    const shown = html({ rates });
    for (const text of [
      '1 BTC = 32.0102 ETH',
      '+0.84 %',
      '1 BTC = 96,705.25 USDT',
      '−1.88 %',
      'Rates of 06:41 UTC.',
    ])
      expect(shown).toContain(text);
  });

  it('keeps the eight links without rates', () => {
    const shown = html({});
    expect(shown.match(/href="\/de\/currencies\/[\w-]+\/[\w-]+"/g)).toHaveLength(8);
    expect(shown).not.toContain('UTC');
  });

  it('has no section of pairs without a pair', () => {
    expect(html({ pairs: [] })).not.toContain('home-pairs');
  });

  it('links to no page that the site does not have', () => {
    const shown = html({}, false);
    expect(shown).not.toMatch(/\/currencies|\/reviews/);
    expect(shown).toContain('href="/de/exchange?from=btc&amp;to=usdttrc20"');
    expect(shown.match(/href="\/de\/exchange\?/g)).toHaveLength(8);
  });

  it('shows a link to the reviews, and an average only if there is one', () => {
    const review = { id: '1', rating: 4, text: 'Schnell <b>', name: 'Ann', locale: 'de' };
    expect(html({})).toContain('<a href="/de/reviews">Reviews</a>');

    const shown = html({ reviews: { average: '4.7', total: 21, newest: [review] } });
    expect(shown).toContain('4.7 of 5\u00A0·\u00A021 reviews');
    expect(shown).toContain('<blockquote lang="de">Schnell &lt;b&gt;</blockquote>');
  });

  it('has six questions in native details, the first one open', () => {
    expect(html({}).match(/<details/g)).toHaveLength(6);
    expect(html({}).match(/<details open/g)).toHaveLength(1);
  });
});
