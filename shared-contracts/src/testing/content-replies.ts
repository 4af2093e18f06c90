const text = (words: string) => ({ type: 'text', text: words }) as const;
const paragraph = (words: string) => ({ type: 'paragraph', spans: [text(words)] }) as const;
const heading = (id: string, words: string, level: 2 | 3 = 2) =>
  ({ type: 'heading', level, id, spans: [text(words)] }) as const;

const everyBlock = [
  paragraph('A swap sends one coin and gets another.'),
  heading('the-terms', 'The terms'),
  {
    type: 'table',
    head: [[text('What')], [text('Value')]],
    rows: [[[text('Interest')], [{ type: 'strong', spans: [text('12 %')] }]]],
  },
  heading('how', 'How to do it'),
  {
    type: 'list',
    isOrdered: true,
    items: [
      [
        {
          type: 'paragraph',
          spans: [
            text('Open the '),
            { type: 'link', href: '/exchange?from=btc&to=eth', spans: [text('form')] },
            text('.'),
          ],
        },
      ],
      [paragraph('Send the coins.'), { type: 'list', isOrdered: false, items: [[paragraph('Once.')]] }],
    ],
  },
  heading('in-detail', 'In detail', 3),
  { type: 'quote', blocks: [paragraph('What is sent cannot be called back.')] },
  heading('example', 'An example'),
  { type: 'code', text: 'GET /v2/exchange/currencies' },
  heading('words', 'Words'),
  {
    type: 'paragraph',
    spans: [
      { type: 'em', spans: [text('Memo')] },
      text(' or '),
      { type: 'code', text: 'destination tag' },
      text('.'),
    ],
  },
] as const;

const languages = ['en', 'ru', 'ko', 'pt', 'de', 'es', 'fr', 'ja', 'id'] as const;

/** GET /content/pages/{path}: each kind of block once. */
export const contentPageReply = {
  path: '/for-partners/dapps',
  locale: 'en',
  languages,
  title: 'For applications',
  description: 'Let people swap without leaving your application.',
  actions: [
    { label: 'Write to us', href: '/contact' },
    { label: 'See the API', href: '/api' },
  ],
  notices: ['phishing', 'community'],
  faq: [
    { question: 'What does it cost?', answer: [text('Nothing to begin with.')] },
    { question: 'Do I need a contract?', answer: [text('Not for a link.')] },
  ],
  blocks: everyBlock,
  above: [{ path: '/for-partners', title: 'For partners' }],
  related: [{ path: '/api', title: 'API' }],
} as const;

const cardReply = {
  slug: 'memo-and-tag',
  locale: 'en',
  title: 'Memo and tag',
  description: 'Why a short number decides whose coins they are.',
  category: { slug: 'safety', name: 'Safety' },
  author: { slug: 'coinlane-team', name: 'Coinlane team' },
  publishedAt: '2026-11-20',
  updatedAt: '2026-11-21',
  readingMinutes: 3,
} as const;

/** GET /content/posts: result of a search for "memo". */
export const postsReply = {
  posts: [
    {
      ...cardReply,
      titlePieces: [
        { text: 'Memo', isMatch: true },
        { text: ' and tag', isMatch: false },
      ],
      excerpt: [
        { text: 'Copy the ', isMatch: false },
        { text: 'memo', isMatch: true },
        { text: ' too.', isMatch: false },
      ],
    },
  ],
  page: 1,
  pageCount: 1,
  total: 1,
  category: null,
  author: null,
  categories: [
    { slug: 'safety', name: 'Safety' },
    { slug: 'guides', name: 'Guides' },
  ],
} as const;

/** GET /content/posts/{slug}. */
export const postReply = {
  ...cardReply,
  languages,
  author: { ...cardReply.author, about: 'The people who build this site.' },
  blocks: everyBlock,
  faq: [],
  related: [
    {
      ...cardReply,
      slug: 'check-an-address',
      title: 'How to check an address',
      updatedAt: null,
      titlePieces: [],
      excerpt: [],
    },
  ],
} as const;

/** GET /content/site-index. */
export const siteIndexReply = {
  pages: [{ path: '/for-partners/dapps', languages }],
  posts: [{ slug: 'memo-and-tag', languages: ['en', 'de'], publishedAt: '2026-11-20', updatedAt: null }],
  categories: ['safety'],
  authors: ['coinlane-team'],
} as const;

/** GET /content/reviews: two published reviews. */
export const reviewsReply = {
  reviews: [
    { id: 'r2', rating: 4, text: 'Fast.', name: '', locale: 'en', writtenAt: '2026-11-21' },
    { id: 'r1', rating: 5, text: 'Alles klar.', name: 'Ann', locale: 'de', writtenAt: '2026-11-20' },
  ],
  total: 2,
  average: 4.5,
} as const;
