import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import type { ReviewsReply } from '@coinlane/shared-contracts/content';

import type { Captcha } from '../captcha/index.ts';
import { decodeOrRefuse, namespaceOf, notValidParam, Refusal, RequiredText, Text } from '../http/index.ts';

/** A checked review, before it is stored. */
type ReviewDraft = {
  readonly orderId: string;
  /** Whole stars, from 1 to 5. */
  readonly rating: number;
  readonly text: string;
  readonly name: string;
  /** Language of the text. */
  readonly locale: string;
};

/** Orders and reviews of a site. The sandbox has several namespaces. */
export type ReviewPorts = {
  readonly published: (namespace: string) => ReviewsReply | Promise<ReviewsReply>;
  /** Status of an order. Null: unknown ID. */
  readonly statusOf: (orderId: string) => string | null | Promise<string | null>;
  /** Stores a review, which then waits for a moderator. False if the order already has one. */
  readonly add: (review: ReviewDraft, namespace: string) => boolean | Promise<boolean>;
};

const LONGEST_TEXT = 2000;
const LONGEST_NAME = 60;
const MOST_STARS = 5;

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

/** Control characters except line feeds, and marks that change the direction of the following text. */
const UNSAFE = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_C}]/gu;
const clean = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll(UNSAFE, ' ').trim();
const cleanLine = (text: string): string => clean(text.replaceAll('\n', ' '));

const demandTexts = ({ text, name }: ReviewDraft): void => {
  if (text === '' || text.length > LONGEST_TEXT)
    throw notValidParam('text', `must have 1 to ${String(LONGEST_TEXT)} characters`);
  if (name.length > LONGEST_NAME)
    throw notValidParam('name', `has at most ${String(LONGEST_NAME)} characters`);
};

const demandFinished = (status: string | null): void => {
  const refusal = (error: string, message: string) => new Refusal(400, { error, message, field: 'orderId' });
  if (status === null) throw refusal('order_not_found', 'Unknown order');
  if (status !== 'finished') throw refusal('order_not_finished', 'The order is not finished');
};

/** Routes below `/content`: reading published reviews of finished orders, and sending one. */
export const addReviewRoutes = (
  app: FastifyInstance,
  { published, statusOf, add }: ReviewPorts,
  captcha: Pick<Captcha, 'check'>,
): void => {
  app.get('/reviews', (request) => published(namespaceOf(request)));
  app.post('/reviews', async (request) => {
    const { review, 'g-recaptcha-response': answer } = decodeOrRefuse(ReviewBody, request.body);
    const namespace = namespaceOf(request);
    const draft = { ...review, text: clean(review.text), name: cleanLine(review.name) };
    demandTexts(draft);
    demandFinished(await statusOf(draft.orderId));
    await captcha.check(typeof answer === 'string' ? answer : '', namespace);
    if (!(await add(draft, namespace)))
      throw new Refusal(409, { error: 'already_reviewed', message: 'The order has a review already' });
    return { success: true };
  });
};
