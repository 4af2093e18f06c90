import type { Fragment } from '@coinlane/shared-contracts/lifecycle';

import type { ListingContent } from '../domain/listing-content';
import { aRequest } from './fragment-request.fixture';
import { cachedFragment } from './cached-fragments';

const aContent = (): ListingContent => ({ _tag: 'AllCurrencies', groups: [] });

const aMaker = () => {
  let made = 0;
  return (): Fragment => {
    made += 1;
    return { status: 200, html: String(made), state: {}, head: { title: 't' }, isCacheable: true };
  };
};
const request = aRequest('/all-currencies-exchange');

describe('cachedFragment', () => {
  it('renders the same content once for equivalent requests', () => {
    const [content, make] = [aContent(), aMaker()];
    const first = cachedFragment(content, request, make);
    expect(cachedFragment(content, { ...request, search: '?utm_source=x' }, make)).toBe(first);
  });

  it.each([
    { rule: 'another language', changes: { language: 'de', basename: '/de' } },
    { rule: 'another prefix', changes: { basename: '/de' } },
    { rule: 'a bot', changes: { isBot: true } },
    { rule: 'other texts', changes: { messages: { title: 'other' } } },
    { rule: 'another site name', changes: { config: { ...request.config, brand: 'Other' } } },
    { rule: 'another address', changes: { pathname: '/from-bitcoin' } },
  ] as const)('renders again for $rule', ({ changes }) => {
    const [content, make] = [aContent(), aMaker()];
    cachedFragment(content, request, make);
    expect(cachedFragment(content, { ...request, ...changes }, make).html).toBe('2');
  });

  it('renders again for another list', () => {
    const make = aMaker();
    cachedFragment(aContent(), request, make);
    expect(cachedFragment(aContent(), request, make).html).toBe('2');
  });

  it('limits the fragments of one content', () => {
    const [content, make] = [aContent(), aMaker()];
    for (let brand = 0; brand < 41; brand += 1)
      cachedFragment(content, { ...request, config: { ...request.config, brand: String(brand) } }, make);
    const again = (brand: string): string =>
      cachedFragment(content, { ...request, config: { ...request.config, brand } }, make).html;
    expect([again('40'), again('0')]).toEqual(['41', '42']);
  });
});
