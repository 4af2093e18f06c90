import { fakeHttp } from '@coinlane/shared-contracts/testing';

import { contentReplies } from './api/listing/listing-replies.fixture';
import { aRequest } from './app/fragment-request.fixture';
import { render } from './server';

const tickerOf = async (pathname: string): Promise<unknown> => {
  const { html } = await render(aRequest(pathname, { http: fakeHttp(contentReplies) }));
  const [, json = 'null'] =
    /<script type="application\/json" id="page-ticker">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
};

describe('the ticker object in the HTML of a page (spec §3 "Currencies table state")', () => {
  it.each([
    { path: '/currencies/bitcoin', is: { ticker: 'btc', from: 'btc', to: 'eth' } },
    { path: '/currencies/bitcoin/ethereum', is: { ticker: 'btc', from: 'btc', to: 'eth' } },
    { path: '/buy/bitcoin', is: { ticker: 'btc', from: 'usd', to: 'btc' } },
    { path: '/currencies', is: null },
  ])('$path', async ({ path, is }) => {
    expect(await tickerOf(path)).toEqual(is);
  });
});
