import { anchorsOf } from './anchors.ts';
import { aContentFolder, aText } from './content-folder.fixture.ts';
import { createContentStore, openContent } from './open-content.ts';
import { parseSource } from './read-source.ts';
import { showPage } from './show-page.ts';
import { showPost, showSiteIndex } from './show-post.ts';
import { showPosts } from './show-posts.ts';

const opened = (changes: Readonly<Record<string, string | null>>): string => {
  const { folder, remove } = aContentFolder(changes);
  try {
    openContent(folder);
    return 'fine';
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  } finally {
    remove();
  }
};

describe('a content folder', () => {
  it('is read if its lists, names and texts are consistent', () => {
    expect(opened({})).toBe('fine');
  });

  it.each([
    { rule: 'a list is missing', changes: { 'authors.yaml': null }, says: 'authors.yaml:1: is missing' },
    {
      rule: 'a post has no facts',
      changes: { 'en/posts/new.md': aText('New') },
      says: 'en/posts/new.md:1: posts.yaml: there is no "new"',
    },
    {
      rule: 'a post has no text',
      changes: { 'en/posts/rates.md': null },
      says: 'posts.yaml:1: slug: there is no "rates"',
    },
    {
      rule: 'a post has an unknown category',
      changes: { 'categories.yaml': '- guides\n' },
      says: 'posts.yaml:1: category of memo: there is no "safety"',
    },
    {
      rule: 'a category has no name in a language',
      changes: {
        'de/names.yaml': 'categories: { safety: Sicherheit }\nauthors: { team: { name: T, about: a } }\n',
      },
      says: 'de/names.yaml:1: categories: there is no "guides"',
    },
    {
      rule: 'a text has no English version',
      changes: { 'de/pages/nur-hier.md': aText('Nur hier') },
      says: 'de/pages/nur-hier.md:1: there is no English text of it',
    },
    {
      rule: 'a page links to a missing one',
      changes: { 'pages.yaml': '- { path: /api, related: [/gone] }\n' },
      says: 'pages.yaml:1: page /api: there is no "/gone"',
    },
    {
      rule: 'an invalid day',
      changes: {
        'posts.yaml': '- { slug: memo, category: safety, author: team, publishedAt: 2026-13-40 }\n',
      },
      says: 'posts.yaml:1: 0.publishedAt must be a day, YYYY-MM-DD',
    },
  ])('is refused if $rule', ({ changes, says }) => {
    expect(opened(changes)).toBe(says);
  });

  it('is read in a language, and English, at the first request for it', () => {
    const { folder, remove } = aContentFolder({ 'de/pages/api.md': 'no front matter' });
    const content = createContentStore(folder);
    expect(showPage(content('ja'), '/api', 'ja')).toMatchObject({ locale: 'en', languages: ['en', 'de'] });
    expect(() => content('de')).toThrow('de/pages/api.md:1');
    remove();
  });

  it('leaves out posts that the site does not offer, from lists, links and the site index', () => {
    const { folder, remove } = aContentFolder();
    const content = createContentStore(folder, { isOffered: (path) => path !== '/blog/memo' })('en');
    remove();
    expect(showPosts(content, { locale: 'en', page: 1, query: '' })?.posts.map(({ slug }) => slug)).toEqual([
      'rates',
      'wallets',
    ]);
    expect(showPost(content, 'memo', 'en')).toBeNull();
    expect(showPage(content, '/for-partners/shops', 'en')?.related.map(({ path }) => path)).toEqual(['/api']);
    expect(showSiteIndex(content).posts.map(({ slug }) => slug)).toEqual(['rates', 'wallets']);
  });

  it('gives sections the anchors of the English text, in every language', () => {
    const { folder, remove } = aContentFolder();
    const content = openContent(folder);
    remove();
    const idsIn = (language: 'en' | 'de') =>
      showPage(content, '/api', language)?.blocks.flatMap((block) =>
        block.type === 'heading' ? [block.id] : [],
      );

    expect(idsIn('en')).toEqual(['calls', 'keys']);
    expect(idsIn('de')).toEqual(['calls', 'keys']);
  });

  it.each([
    { headings: '## A b!\n\n## A b', anchors: ['a-b', 'a-b-2'] },
    { headings: '## FAQ\n\n## 3 steps', anchors: ['faq-2', 'section-3-steps'] },
    { headings: '## Überweisung', anchors: ['uberweisung'] },
  ])('uses $anchors once each, and no anchor of the page itself', ({ headings, anchors }) => {
    expect(anchorsOf(parseSource('x.md', aText('X', headings)).blocks)).toEqual(anchors);
  });
});
