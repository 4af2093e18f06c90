import { randomBytes } from 'node:crypto';

import type { ReviewPorts } from '@coinlane/sandbox-api/forms';
import type { OrderStore, StoredReview } from '@coinlane/swap-gateway';

type Store = Pick<OrderStore, 'find' | 'reviews'>;

/** Number of published reviews in a reply. */
const MOST_SHOWN = 50;
const ID_BYTES = 8;
const DAY_CHARACTERS = 10;

/** Omits the ID of the order. */
const toReview = ({ id, rating, text, name, language, writtenAtMs }: StoredReview) => ({
  ...{ id, rating, text, name },
  locale: language,
  writtenAt: new Date(writtenAtMs).toISOString().slice(0, DAY_CHARACTERS),
});

/**
 * E-mail to support. Each line of the author is quoted, and comes after the commands, so that none can pass as a
 * line of this e-mail.
 */
const mailOf = ({ id, orderId, rating, text, name, language }: Omit<StoredReview, 'state' | 'writtenAtMs'>) =>
  JSON.stringify({
    subject: `Review ${id}: ${String(rating)} of 5 stars`,
    text: [
      'This review waits. The site shows it after its approval. On a server of the site:',
      '',
      `npm run -s reviews -- approve ${id}`,
      `npm run -s reviews -- reject ${id}`,
      '',
      `Order: ${orderId}`,
      `Language: ${language}`,
      `Name: ${name}`,
      '',
      ...text.split('\n').map((line) => `> ${line}`),
      '',
    ].join('\n'),
    replyTo: null,
  });

/** Reviews of orders in the order store. Each waits for an operator, and support is notified by e-mail. */
export const embeddedReviews = ({ find, reviews }: Store, supportEmail: string): ReviewPorts => ({
  published: async () => {
    const [shown, { count, stars }] = await Promise.all([
      reviews.list('approved', MOST_SHOWN),
      reviews.approvedStars(),
    ]);
    return { reviews: shown.map(toReview), total: count, average: count === 0 ? null : stars / count };
  },
  statusOf: async (orderId) => (await find(orderId))?.state.status ?? null,
  add: ({ locale, ...draft }) => {
    const review = { ...draft, id: randomBytes(ID_BYTES).toString('hex'), language: locale };
    const receiver = { channel: 'email', address: supportEmail, language: 'en' } as const;
    return reviews.add(review, { receiver, body: mailOf(review) });
  },
});
