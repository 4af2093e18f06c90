import * as t from 'io-ts';

import type { Rows } from '../database/index.ts';

/** Not moderated yet, published, or rejected. */
export const REVIEW_STATES = ['pending', 'published', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

const ReviewRow = t.type(
  {
    id: t.string,
    namespace: t.string,
    order_id: t.string,
    written_at: t.number,
    state: t.string,
    rating: t.number,
    text: t.string,
    name: t.string,
    locale: t.string,
  },
  'ReviewRow',
);
export type ReviewRow = t.TypeOf<typeof ReviewRow>;

const Summary = t.type({ total: t.number, average: t.union([t.number, t.null]) }, 'ReviewSummary');

/** Number of published reviews in a reply. */
const MAX_SHOWN = 50;
const COLUMNS = 'id, namespace, order_id, written_at, state, rating, text, name, locale';

/** Store of reviews. An order has at most one review. */
export const createReviewStore = (rows: Rows) => ({
  /** False if the order already has a review. */
  add: (review: ReviewRow): boolean =>
    rows.run(
      `INSERT OR IGNORE INTO reviews (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      review.id,
      review.namespace,
      review.order_id,
      review.written_at,
      review.state,
      review.rating,
      review.text,
      review.name,
      review.locale,
    ) === 1,
  published: (namespace: string): readonly ReviewRow[] =>
    rows.all(
      ReviewRow,
      `SELECT ${COLUMNS} FROM reviews WHERE namespace = ? AND state = 'published'
       ORDER BY written_at DESC, id LIMIT ${String(MAX_SHOWN)}`,
      namespace,
    ),
  summary: (namespace: string) =>
    rows.first(
      Summary,
      `SELECT COUNT(*) AS total, AVG(rating) AS average FROM reviews WHERE namespace = ? AND state = 'published'`,
      namespace,
    ) ?? { total: 0, average: null },
  all: (namespace: string): readonly ReviewRow[] =>
    rows.all(
      ReviewRow,
      `SELECT ${COLUMNS} FROM reviews WHERE namespace = ? ORDER BY written_at DESC, id`,
      namespace,
    ),
  /** False if the review does not exist. */
  setState: (id: string, state: ReviewState): boolean =>
    rows.run('UPDATE reviews SET state = ? WHERE id = ?', state, id) === 1,
});
