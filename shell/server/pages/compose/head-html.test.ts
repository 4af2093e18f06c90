import { headHtml } from './head-html.ts';

const aHead = (
  head: Partial<Parameters<typeof headHtml>[0]['head']> = {},
  changes: Partial<Parameters<typeof headHtml>[0]> = {},
) =>
  headHtml({
    head: { title: 'Swap BTC', ...head },
    language: 'de',
    pathname: '/exchange',
    origin: 'https://c.example',
    status: 200,
    brand: 'Coinlane',
    ...changes,
  });

describe('headHtml', () => {
  it.each([
    { rule: 'title', html: aHead(), has: '<title>Swap BTC</title>' },
    {
      rule: 'description',
      html: aHead({ description: 'a "b"' }),
      has: '<meta name="description" content="a &quot;b&quot;">',
    },
    {
      rule: 'canonical: the path',
      html: aHead(),
      has: '<link rel="canonical" href="https://c.example/de/exchange">',
    },
    {
      rule: 'canonical: from the remote',
      html: aHead({ canonicalPath: '/' }),
      has: '<link rel="canonical" href="https://c.example/de">',
    },
    {
      rule: 'canonical: a path only',
      html: aHead({ canonicalPath: 'https://evil.example' }),
      has: 'href="https://c.example/de/exchange"',
    },
    {
      rule: 'Open Graph: site and language',
      html: aHead(),
      has: '<meta property="og:site_name" content="Coinlane">\n<meta property="og:locale" content="de_DE">',
    },
    {
      rule: 'Open Graph: absolute URL of the site’s image',
      html: aHead(),
      has: '<meta property="og:image" content="https://c.example/icons/share.png">',
    },
    {
      rule: 'English has no prefix',
      html: aHead({}, { language: 'en' }),
      has: '<link rel="canonical" href="https://c.example/exchange">',
    },
    {
      rule: 'robots: from the remote',
      html: aHead({ robots: 'noindex, follow' }),
      has: '<meta name="robots" content="noindex, follow">',
    },
    {
      rule: 'robots: not for a failure',
      html: aHead({ robots: 'index' }, { status: 404 }),
      has: '<meta name="robots" content="noindex">',
    },
    {
      rule: 'preview',
      html: aHead({ description: 'd' }),
      has: '<meta property="og:description" content="d">',
    },
    {
      rule: 'data',
      html: aHead({ jsonLd: [{ a: '</script>' }] }),
      has: '<script type="application/ld+json">{"a":"\\u003c/script\\u003e"}</script>',
    },
  ])('$rule', ({ html, has }) => {
    expect(html).toContain(has);
  });

  it('has no robots tag by default', () => {
    expect(aHead()).not.toContain('robots');
  });

  it('has no canonical URL for a failure', () => {
    expect(aHead({}, { status: 503 })).not.toMatch(/canonical|hreflang|og:url/);
  });
});
