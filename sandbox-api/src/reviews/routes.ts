import { randomUUID } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import type { Review, ReviewsReply } from '@coinlane/shared-contracts/content';

import type { Captcha } from '../captcha/index.ts';
import type { Clock } from '../clock.ts';
import type { Rows } from '../database/index.ts';
import {
  decodeOrRefuse,
  namespaceOf,
  notFound,
  notValidParam,
  Refusal,
  RequiredText,
  Text,
  wordOf,
} from '../http/index.ts';
import type { OrderService } from '../orders/index.ts';
import { createReviewStore, REVIEW_STATES } from './review-store.ts';
import type { ReviewRow } from './review-store.ts';

type Parts = {
  readonly rows: Rows;
  readonly clock: Clock;
  readonly orderService: OrderService;
  readonly captcha: Captcha;
};

const LONGEST_TEXT = 2000;
const LONGEST_NAME = 60;
const MOST_STARS = 5;
const DAY_CHARACTERS = 10;

const Stars = new t.Type<number, number>(
  'whole stars, 1 to 5',
  t.number.is,
  (value, context) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_STARS
      ? t.success(Number(value))
      : t.failure(value, context),
  t.identity,
);

const Locale = new t.Type<string, string>(
  'a language of two letters',
  t.string.is,
  (value, context) =>
    typeof value === 'string' && /^[a-z]{2}$/.test(value) ? t.success(value) : t.failure(value, context),
  t.identity,
);

const ReviewBody = t.type(
  {
    review: t.type({
      orderId: RequiredText,
      rating: Stars,
      text: t.string,
      name: Text,
      locale: Locale,
    }),
    'g-recaptcha-response': t.unknown,
  },
  'ReviewRequest',
);
const StateBody = t.type({ state: wordOf(REVIEW_STATES) }, 'ReviewStateRequest');
const IdParams = t.type({ id: RequiredText }, 'ReviewInPath');

const wire = ({ id, rating, text, name, locale, written_at }: ReviewRow): Review => ({
  id,
  rating,
  text,
  name,
  locale,
  writtenAt: new Date(written_at).toISOString().slice(0, DAY_CHARACTERS),
});

const finishedOrderOrRefuse = ({ orderService }: Parts, id: string): void => {
  const refusal = (error: string, message: string) => new Refusal(400, { error, message, field: 'orderId' });
  const seen = ((): ReturnType<OrderService['read']> => {
    try {
      return orderService.read(id);
    } catch (failure) {
      throw failure instanceof Refusal ? refusal('order_not_found', 'Unknown order') : failure;
    }
  })();
  if (seen.state.status !== 'finished') throw refusal('order_not_finished', 'The order is not finished');
};

const textOrRefuse = (text: string, name: string): void => {
  if (text === '' || text.length > LONGEST_TEXT)
    throw notValidParam('text', `must have 1 to ${String(LONGEST_TEXT)} characters`);
  if (name.length > LONGEST_NAME)
    throw notValidParam('name', `has at most ${String(LONGEST_NAME)} characters`);
};

/** Routes below `/content`: published reviews of finished orders, and sending one. */
export const addReviewRoutes = (app: FastifyInstance, parts: Parts): void => {
  const store = createReviewStore(parts.rows);
  app.get('/reviews', (request): ReviewsReply => {
    const namespace = namespaceOf(request);
    return { reviews: store.published(namespace).map(wire), ...store.summary(namespace) };
  });
  app.post('/reviews', async (request) => {
    const { review, 'g-recaptcha-response': answer } = decodeOrRefuse(ReviewBody, request.body);
    const namespace = namespaceOf(request);
    const [text, name] = [review.text.trim(), review.name.trim()];
    textOrRefuse(text, name);
    finishedOrderOrRefuse(parts, review.orderId);
    await parts.captcha.check(typeof answer === 'string' ? answer : '', namespace);
    const isNew = store.add({
      id: randomUUID(),
      namespace,
      order_id: review.orderId,
      written_at: parts.clock.nowIn(namespace),
      state: 'pending',
      rating: review.rating,
      text,
      name,
      locale: review.locale,
    });
    if (!isNew)
      throw new Refusal(409, { error: 'already_reviewed', message: 'The order has a review already' });
    return { success: true };
  });
};

/** Routes below `/__sandbox`: moderation of reviews. */
export const addReviewControl = (app: FastifyInstance, { rows }: Parts): void => {
  const store = createReviewStore(rows);
  app.get('/reviews', (request) => ({
    reviews: store
      .all(namespaceOf(request))
      .map((row) => ({ ...wire(row), state: row.state, orderId: row.order_id })),
  }));
  app.post('/reviews/:id', ({ params, body }) => {
    if (!store.setState(decodeOrRefuse(IdParams, params).id, decodeOrRefuse(StateBody, body).state))
      throw notFound('Review');
    return { success: true };
  });
};
