import type { ContentBlock, ContentSpan, Language } from '@coinlane/shared-contracts/values';
import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { CONTENT_FOLDER, openContent } from './open-content.ts';
import type { Library } from './read-library.ts';
import type { TextSource } from './read-source.ts';

const { library } = openContent(CONTENT_FOLDER);

/** Spec §2 "Staking", "Loans and partners", "Business and information pages", "Legal". */
const SPEC_PAGES = [
  '/tokens/now-staking',
  '/crypto-loan',
  '/for-partners',
  '/for-partners/dapps',
  '/for-partners/dev-kit-loans',
  '/api',
  '/asset-listing',
  '/multichain-bridge',
  '/market-making',
  '/widget',
  '/exchange-widget',
  '/referral-links',
  '/crypto-wallet',
  '/your-exchange',
  '/telegram-bot',
  '/privileges',
  '/crypto-exchange',
  '/warm-wallets',
  '/market-info-api',
  '/permanent-exchange',
  '/program-affiliate',
  '/launchpad',
  '/reviews',
  '/terms-of-use',
  '/privacy-policy',
];

const linksIn = (spans: readonly ContentSpan[]): readonly string[] =>
  spans.flatMap((span) => {
    if (span.type === 'link') return [span.href, ...linksIn(span.spans)];
    return 'spans' in span ? linksIn(span.spans) : [];
  });

const shapeOf = (block: ContentBlock): unknown => {
  switch (block.type) {
    case 'heading':
      return `h${String(block.level)} ${linksIn(block.spans).join(' ')}`;
    case 'paragraph':
      return `p ${linksIn(block.spans).join(' ')}`;
    case 'code':
      return 'code';
    case 'quote':
      return { quote: block.blocks.map(shapeOf) };
    case 'list':
      return { [block.isOrdered ? 'ol' : 'ul']: block.items.map((item) => item.map(shapeOf)) };
    case 'table':
      return { columns: block.head.length, rows: block.rows.map((row) => row.map((cell) => linksIn(cell))) };
  }
};

/** Structure of a text without its words. */
const structureOf = ({ blocks, faq, actions, notices }: TextSource) => ({
  blocks: blocks.map(shapeOf),
  faq: faq.map(({ answer }) => linksIn(answer)),
  actions: actions.map(({ href }) => href),
  notices,
});

type Row = {
  readonly text: string;
  readonly language: Language;
  readonly source: TextSource;
  readonly english: TextSource;
};

const rowsOf = ({ pages, posts }: Library): readonly Row[] =>
  [
    ...[...pages].map(([path, texts]) => ({ name: path, texts })),
    ...[...posts].map(([slug, texts]) => ({ name: `/blog/${slug}`, texts })),
  ].flatMap(({ name, texts }) => {
    const english = texts.get('en');
    return [...texts].flatMap(([language, source]) =>
      english === undefined ? [] : [{ text: `${name} in ${language}`, language, source, english }],
    );
  });

const rows = rowsOf(library);

const allLinks = ({ blocks, faq, actions }: TextSource): readonly string[] => [
  ...Array.from(JSON.stringify([blocks, faq]).matchAll(/"href":"([^"]+)"/g), ([, href = '']) => href),
  ...actions.map(({ href }) => href),
];

describe('the texts of this repository', () => {
  it.each(SPEC_PAGES)('have %s (spec §2 "Route list")', (path) => {
    expect(library.pages.get(path)?.get('en')?.title).toMatch(/\S/);
  });

  it('list every page', () => {
    const placed = library.pageFacts.map(({ path }) => path);
    expect([...library.pages.keys()].filter((path) => !placed.includes(path))).toEqual([]);
  });

  it('link only to existing texts', () => {
    const isHere = (href: string): boolean => {
      const [path = ''] = href.split(/[?#]/);
      const isText =
        path.startsWith('/blog/') || path.startsWith('/for-partners/') || SPEC_PAGES.includes(path);
      if (!isText || /^\/blog\/(?:category|author|search|page)\b/.test(path)) return true;
      return library.pages.has(path) || library.posts.has(path.slice('/blog/'.length));
    };
    const dead = rows.flatMap(({ text, source }) =>
      allLinks(source)
        .filter((href) => !isHere(href))
        .map((href) => `${text}: ${href}`),
    );
    expect(dead).toEqual([]);
  });

  it('link to every page from somewhere', () => {
    const led = new Set([
      ...rows.flatMap(({ text, source }) =>
        allLinks(source).filter((href) => !text.startsWith(`${href} in `)),
      ),
      ...library.pageFacts.flatMap(({ related }) => related),
    ]);
    // every page links to those in the footer
    const isInFooter = (path: string): boolean =>
      ['/terms-of-use', '/privacy-policy', '/reviews'].includes(path);
    expect([...library.pages.keys()].filter((path) => !led.has(path) && !isInFooter(path))).toEqual([]);
  });

  it('write internal links without a language', () => {
    const prefixed = new RegExp(`^/(?:${LANGUAGES.join('|')})(?:/|$)`);
    expect(rows.flatMap(({ source }) => allLinks(source)).filter((href) => prefixed.test(href))).toEqual([]);
  });

  it.each(rows.filter(({ language }) => language !== 'en'))(
    '$text has the same structure as in English',
    ({ source, english }) => {
      expect(structureOf(source)).toEqual(structureOf(english));
    },
  );

  it('have the same structure in all languages without the parts about services', () => {
    const without = rowsOf(openContent(CONTENT_FOLDER, undefined, { isServed: () => false }).library);
    const differing = without.filter(
      ({ source, english }) => JSON.stringify(structureOf(source)) !== JSON.stringify(structureOf(english)),
    );
    expect(differing.map(({ text }) => text)).toEqual([]);
  });
});
