import { manifest } from '../../manifest';
import { INFORMATION_PAGES, LEGAL_PAGES, LINK_PATHS } from './page-table';

const ownPaths: readonly string[] = [...INFORMATION_PAGES, ...LEGAL_PAGES].map(({ path }) => path);

describe('the page table (spec §2 "Business and information pages", "Loans and partners", "Legal")', () => {
  it('has a row for every route without a value, but the blog and the contact page', () => {
    const fixed = manifest.routes.filter(
      (route) => !route.includes(':') && !route.startsWith('/blog') && route !== '/contact',
    );
    expect([...ownPaths].sort()).toEqual([...fixed].sort());
  });

  it('names each page once', () => {
    const ids = INFORMATION_PAGES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(INFORMATION_PAGES)('$path leads on to something else', ({ links, path }) => {
    expect(links.length).toBeGreaterThanOrEqual(2);
    expect(links.map((link): string => LINK_PATHS[link])).not.toContain(path);
  });

  it('leads only to pages of this remote or to ones of the other remotes', () => {
    const elsewhere = [
      '/exchange',
      '/currencies',
      '/swap',
      '/blog',
      '/blog/how-a-swap-works',
      '/blog/check-an-address',
    ];
    const known = new Set<string | undefined>([...ownPaths, ...elsewhere]);
    const paths = Object.values(LINK_PATHS).map((path) => path.split('?')[0]);
    expect(paths.filter((path) => !known.has(path))).toEqual([]);
  });
});
