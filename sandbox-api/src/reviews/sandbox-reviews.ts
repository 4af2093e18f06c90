import { randomUUID } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import type { Review } from '@coinlane/shared-contracts/content';

import type { Captcha } from '../captcha/index.ts';
import type { Clock } from '../clock.ts';
import type { Rows } from '../database/index.ts';
import { decodeOrRefuse, namespaceOf, notFound, Refusal, RequiredText, wordOf } from '../http/index.ts';
import type { OrderService } from '../orders/index.ts';
import { addReviewRoutes } from './review-routes.ts';
import type { ReviewPorts } from './review-routes.ts';
import { createReviewStore, REVIEW_STATES } from './review-store.ts';
import type { ReviewRow } from './review-store.ts';

type Parts = {
  readonly rows: Rows;
  readonly clock: Clock;
  readonly orderService: OrderService;
  readonly captcha: Captcha;
};

const DAY_CHARACTERS = 10;

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

/** Routes of the sandbox's reviews below `/content`. */
export const addSandboxReviewRoutes = (
  app: FastifyInstance,
  { rows, clock, orderService, captcha }: Parts,
): void => {
  const store = createReviewStore(rows);
  const ports: ReviewPorts = {
    published: (namespace) => ({
      reviews: store.published(namespace).map(wire),
      ...store.summary(namespace),
    }),
    statusOf: (id) => {
      try {
        return orderService.read(id).state.status;
      } catch (failure) {
        if (failure instanceof Refusal) return null;
        throw failure;
      }
    },
    add: ({ orderId, ...review }, namespace) =>
      store.add({
        ...review,
        id: randomUUID(),
        namespace,
        order_id: orderId,
        written_at: clock.nowIn(namespace),
        state: 'pending',
      }),
  };
  addReviewRoutes(app, ports, captcha);
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
