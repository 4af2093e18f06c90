import * as t from 'io-ts';

import { first } from './database.ts';
import type { Database } from './database.ts';
import { addNotice } from './notices.ts';
import type { ReviewStore, StoredReview } from './review-store.ts';
import { stored, Time } from './stored.ts';

const ReviewRow = t.type(
  {
    id: t.string,
    order_id: t.string,
    state: t.keyof({ waiting: null, approved: null, rejected: null }),
    rating: t.number,
    text: t.string,
    name: t.string,
    language: t.string,
    written_at: Time,
  },
  'Review',
);

const toReview = (row: unknown): StoredReview => {
  const { order_id, written_at, ...review } = stored(ReviewRow, row);
  return { ...review, orderId: order_id, writtenAtMs: Number(written_at) };
};

/** Statements about reviews (`review`). */
export const reviewsOf = (database: Database): ReviewStore => ({
  add: ({ id, orderId, rating, text, name, language }, { receiver, body }) =>
    database.together(async (sql) => {
      const added = await sql.run(
        `INSERT INTO review (id, order_id, state, rating, text, name, language, written_at)
         VALUES (?, ?, 'waiting', ?, ?, ?, ?, now_ms()) ON CONFLICT (order_id) DO NOTHING`,
        ...[id, orderId, rating, text, name, language],
      );
      if (added === 1) await addNotice(sql, `review.${id}`, receiver, body);
      return added === 1;
    }),
  list: async (state, most) => {
    const rows = await database.all(
      `SELECT id, order_id, state, rating, text, name, language, written_at FROM review
       WHERE state = ? ORDER BY written_at DESC, id LIMIT ?`,
      state,
      most,
    );
    return rows.map(toReview);
  },
  approvedStars: async () => {
    const row = await first(
      database,
      "SELECT COUNT(*) AS count, SUM(rating) AS stars FROM review WHERE state = 'approved'",
    );
    // `pg` returns counts and sums as text; the sum of no rows is null
    return { count: Number(row?.['count'] ?? 0), stars: Number(row?.['stars'] ?? 0) };
  },
  decide: async (id, state) =>
    (await database.run('UPDATE review SET state = ? WHERE id = ?', state, id)) === 1,
});
