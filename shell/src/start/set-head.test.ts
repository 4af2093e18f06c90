/** @jest-environment browser */
import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { setHead } from './set-head';

const content = (name: string): string | null | undefined =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const canonical = (): string | null | undefined =>
  document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

beforeEach(() => document.head.replaceChildren());

describe('setHead', () => {
  it('writes title, description and robots of the page a remote shows', () => {
    setHead(document, '', { title: 'Blog', description: 'Notes', robots: 'noindex' });
    expect(document.title).toBe('Blog');
    expect(content('description')).toBe('Notes');
    expect(content('robots')).toBe('noindex');
  });

  it('updates existing elements instead of adding new ones', () => {
    setHead(document, '', { title: 'One', description: 'first' });
    setHead(document, '', { title: 'Two', description: 'second' });
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(content('description')).toBe('second');
  });

  it('removes tags of the previous page that the new one does not have', () => {
    setHead(document, '', { title: 'One', description: 'first', robots: 'noindex' });
    setHead(document, '', { title: 'Two' });
    expect(content('description')).toBeUndefined();
    expect(content('robots')).toBeUndefined();
  });

  it.each([
    { basename: '', path: '/blog', href: '/blog' },
    { basename: '/de', path: '/blog', href: '/de/blog' },
    { basename: '/de', path: '/', href: '/de' },
    { basename: '/en', path: '/blog', href: '/blog' },
    { basename: '/DE', path: '/blog', href: '/de/blog' },
  ])('gives each page one canonical URL: $basename and $path', ({ basename, path, href }) => {
    setHead(document, basename, { title: 'Blog', canonicalPath: path });
    expect(canonical()).toBe(`${location.origin}${href}`);
  });

  it('keeps the server’s canonical link if the remote sets none', () => {
    setHead(document, '', { title: 'One', canonicalPath: '/blog' });
    setHead(document, '', { title: 'Two' });
    expect(canonical()).toBe(`${location.origin}/blog`);
  });

  it('updates the tags for link previews', () => {
    for (const name of ['title', 'description', 'url']) {
      const element = document.head.appendChild(document.createElement('meta'));
      element.setAttribute('property', `og:${name}`);
    }
    setHead(document, '/de', { title: 'Blog', description: 'Notes', canonicalPath: '/blog' });
    const said = (name: string) =>
      document.head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
    expect([said('title'), said('description'), said('url')]).toEqual([
      'Blog',
      'Notes',
      `${location.origin}/de/blog`,
    ]);
  });

  describe('if the server listed the page in other languages', () => {
    const named = (): readonly (readonly [string | null, string | null])[] =>
      [...document.head.querySelectorAll('link[rel="alternate"]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
    beforeEach(() => {
      for (const hreflang of ['en', 'de', 'x-default']) {
        const link = document.head.appendChild(document.createElement('link'));
        link.rel = 'alternate';
        link.hreflang = hreflang;
        link.href = '/old';
      }
    });

    it('updates all language links for the new page', () => {
      setHead(document, '/de', { title: 'Blog', canonicalPath: '/blog' });

      expect(named()).toHaveLength(LANGUAGES.length + 1);
      expect(named()).toContainEqual(['ja', `${location.origin}/ja/blog`]);
      expect(named()).toContainEqual(['x-default', `${location.origin}/blog`]);
    });

    it('lists only the languages of the page, with the English URL as canonical in others', () => {
      setHead(document, '/ja', { title: 'API', canonicalPath: '/api', languages: ['en', 'de'] });

      expect(named()).toEqual([
        ['en', `${location.origin}/api`],
        ['de', `${location.origin}/de/api`],
        ['x-default', `${location.origin}/api`],
      ]);
      expect(canonical()).toBe(`${location.origin}/api`);
    });
  });

  it('escapes a title', () => {
    setHead(document, '', { title: '</title><script>', description: '"><script>' });
    expect(document.title).toBe('</title><script>');
    expect(document.head.querySelector('script')).toBeNull();
  });
});
