import { withOfferedLinks } from './offered-links.ts';

const isOffered = (path: string): boolean => !path.startsWith('/pro');
const words = (text: string) => ({ type: 'text', text });
const link = (href: string, ...spans: readonly unknown[]) => ({ type: 'link', href, spans });

describe('links of a text page', () => {
  it.each([
    { what: 'a page that is offered', href: '/exchange', isKept: true },
    { what: 'a page that is not offered', href: '/pro/balance', isKept: false },
    { what: 'a part of a page that is not offered', href: '/pro?tab=1#fees', isKept: false },
    { what: 'another site', href: 'https://elsewhere.example/pro', isKept: true },
    { what: 'another site without a scheme', href: '//elsewhere.example/pro', isKept: true },
    { what: 'a heading of the page', href: '#pro', isKept: true },
  ])('to $what', ({ href, isKept }) => {
    const before = {
      blocks: [{ type: 'paragraph', spans: [words('See '), link(href, words('it')), words('.')] }],
    };
    const spans = [words('See '), isKept ? link(href, words('it')) : words('it'), words('.')];
    expect(withOfferedLinks(before, { isOffered })).toEqual({ blocks: [{ type: 'paragraph', spans }] });
  });

  it('keeps the emphasis in the words of a removed link', () => {
    const strong = { type: 'strong', spans: [words('wallet')] };
    expect(withOfferedLinks([link('/pro', strong)], { isOffered })).toEqual([strong]);
  });

  it('leaves out buttons and related pages that are not offered, and nothing else', () => {
    const rates = { label: 'See rates', href: '/exchange' };
    const page = {
      path: '/pro-and-con',
      title: 'A page',
      related: [
        { path: '/pro', title: 'Wallet' },
        { path: '/blog/a', title: 'A' },
      ],
      actions: [{ label: 'Open wallet', href: '/pro' }, rates],
      count: 3,
      nothing: null,
    };
    const related = [{ path: '/blog/a', title: 'A' }];
    expect(withOfferedLinks(page, { isOffered: (path) => path !== '/pro' })).toEqual({
      ...page,
      related,
      actions: [rates],
    });
  });

  it('leads to the address of the support without a contact page', () => {
    const site = { isOffered: (path: string) => path !== '/contact', supportEmail: 'support@a.example' };
    const texts = [link('/contact', words('us')), { label: 'Write to us', href: '/contact' }];
    expect(withOfferedLinks(texts, site)).toEqual([
      link('mailto:support@a.example', words('us')),
      { label: 'Write to us', href: 'mailto:support@a.example' },
    ]);
    expect(withOfferedLinks(texts, { ...site, isOffered: () => true })).toEqual(texts);
  });
});
