/** One post of the blog; its words are in the translations under `posts.{id}`. */
export type Post = {
  readonly id: string;
  /** The `{post}` of its address. */
  readonly slug: string;
  readonly category: string;
  readonly author: string;
  /** A day of the calendar, in UTC. */
  readonly publishedOn: string;
  /** Keys of its paragraphs, in reading order. */
  readonly paragraphs: readonly string[];
};

/** The newest first. */
export const POSTS: readonly Post[] = [
  {
    id: 'checkAddress',
    slug: 'check-an-address',
    category: 'safety',
    author: 'coinlane-team',
    publishedOn: '2026-11-20',
    paragraphs: ['why', 'ends', 'network', 'memo', 'small'],
  },
  {
    id: 'howSwapWorks',
    slug: 'how-a-swap-works',
    category: 'guides',
    author: 'coinlane-team',
    publishedOn: '2026-11-19',
    paragraphs: ['pair', 'rate', 'address', 'send', 'wrong'],
  },
];

/** The post with this slug, or null. */
export const postBySlug = (slug: string): Post | null => POSTS.find((post) => post.slug === slug) ?? null;
