import { listPosts } from './list-posts';
import { postBySlug, POSTS } from './post-table';
import type { Post } from './post-table';

const wordsOf = ({ slug }: Post): string =>
  slug === 'check-an-address' ? 'Check the Address' : 'How a swap works';
const slugs = (list: ReturnType<typeof listPosts>) => list?.posts.map(({ slug }) => slug) ?? null;
const both = ['check-an-address', 'how-a-swap-works'];

describe('listPosts (spec §2 "Blog")', () => {
  it.each([
    { rule: 'all, the newest first', filter: { _tag: 'All' }, shown: both },
    {
      rule: 'a search takes every word, whatever the case',
      filter: { _tag: 'Search', query: 'SWAP works' },
      shown: ['how-a-swap-works'],
    },
    {
      rule: 'a search with one word missing finds none',
      filter: { _tag: 'Search', query: 'swap address' },
      shown: [],
    },
    { rule: 'nothing asked finds all', filter: { _tag: 'Search', query: '  ' }, shown: both },
    { rule: 'a category', filter: { _tag: 'Category', name: 'safety' }, shown: ['check-an-address'] },
    {
      rule: 'a category nobody uses is not there',
      filter: { _tag: 'Category', name: 'sports' },
      shown: null,
    },
    { rule: 'an author', filter: { _tag: 'Author', name: 'coinlane-team' }, shown: both },
    { rule: 'an unknown author is not there', filter: { _tag: 'Author', name: 'nobody' }, shown: null },
  ] as const)('$rule', ({ filter, shown }) => {
    expect(slugs(listPosts(filter, 1, wordsOf))).toEqual(shown);
  });

  it.each([
    { page: 1, shown: ['check-an-address'] },
    { page: 2, shown: ['how-a-swap-works'] },
    { page: 3, shown: null },
    { page: 0, shown: null },
  ])('shows page $page of two', ({ page, shown }) => {
    expect(slugs(listPosts({ _tag: 'All' }, page, wordsOf, 1))).toEqual(shown);
  });
});

describe('POSTS', () => {
  it('stand with the newest first', () => {
    const days = POSTS.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual([...days].sort().reverse());
  });

  it.each(POSTS)('$slug is found by its slug', (post) => {
    expect(postBySlug(post.slug)).toBe(post);
  });

  it('has no post for another slug', () => {
    expect(postBySlug('gone')).toBeNull();
  });
});
