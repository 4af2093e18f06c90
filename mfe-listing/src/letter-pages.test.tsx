import { fakeHttp } from '@coinlane/shared-contracts/testing';

import { aCurrencyReply, contentReplies } from './api/listing/listing-replies.fixture';
import { aRequest } from './app/fragment-request.fixture';
import { render } from './server';

/** Frozen like the responses of the server's HTTP client. */
const deepFrozen = <A,>(value: A): A => {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFrozen);
  return Object.freeze(value);
};

describe('the letter pages of an unchanged list', () => {
  const again = deepFrozen(contentReplies);
  const ask = (pathname: string, changes = {}) =>
    render(aRequest(pathname, { http: fakeHttp(again), ...changes }));

  it.each(['/all-currencies-exchange', '/from-bitcoin'])('%s is rendered once', async (pathname) => {
    const first = await ask(pathname);
    expect(first.html).toContain('Ethereum (ETH)');
    expect(await ask(pathname, { search: '?utm_source=x' })).toBe(first);
    expect(await ask(pathname, { basename: '/de', language: 'de' })).not.toBe(first);
    expect((await ask(pathname, { isBot: true })).state).not.toEqual(first.state);
  });

  it('is rendered again for another coin or another link', async () => {
    await ask('/all-currencies-exchange');
    const more = fakeHttp(
      deepFrozen({
        ...contentReplies,
        'GET content/currencies': [
          ...contentReplies['GET content/currencies'],
          aCurrencyReply({ id: 900, name: 'Newcomer', link: 'newcomer', currentTicker: 'new' }),
        ],
      }),
    );
    expect((await ask('/all-currencies-exchange', { http: more })).html).toContain('Newcomer (NEW)');
  });
});
