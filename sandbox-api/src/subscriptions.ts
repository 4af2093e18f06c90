import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import type { Captcha } from './captcha/index.ts';
import type { Clock } from './clock.ts';
import type { Rows } from './database/index.ts';
import { isEmail } from './emails.ts';
import { decodeOrRefuse, namespaceOf, Refusal, Text } from './http/index.ts';
import type { Outbox } from './outbox/index.ts';

const SubscribeBody = t.type(
  { subscribe: t.type({ email: Text }), 'g-recaptcha-response': t.unknown },
  'SubscribeRequest',
);
const PromoBody = t.type({ email: Text }, 'PromoRequest');

type Parts = {
  readonly rows: Rows;
  readonly captcha: Captcha;
  readonly outbox: Outbox;
  readonly clock: Clock;
};

type Subscription = {
  readonly namespace: string;
  readonly kind: 'newsletter' | 'promo';
  readonly email: string;
};

const emailOrRefuse = (text: string): string => {
  if (isEmail(text)) return text.toLowerCase();
  throw new Refusal(400, { error: 'email_invalid', message: 'is not a valid email', field: 'email' });
};

/** Stores a subscription. False if the address already exists. */
const remember = ({ rows, outbox, clock }: Parts, { namespace, kind, email }: Subscription): boolean => {
  const isNew =
    rows.run('INSERT OR IGNORE INTO subscriptions VALUES (?, ?, ?)', namespace, kind, email) === 1;
  if (isNew)
    outbox.send({
      namespace,
      to: email,
      subject: kind === 'newsletter' ? 'You get our newsletter now' : 'You will receive our promotions',
      text: 'If this was not you, do nothing: without your answer nothing more is sent.',
      at: clock.nowIn(namespace),
    });
  return isNew;
};

const captchaOrRefuse = async ({ captcha }: Parts, answer: unknown, namespace: string): Promise<void> => {
  try {
    await captcha.check(typeof answer === 'string' ? answer : '', namespace);
  } catch (refused) {
    // this call reports it with 400 (api contract §5)
    throw refused instanceof Refusal ? new Refusal(400, refused.body) : refused;
  }
};

/** Routes below `/v1/frontend`: newsletter and promotions (api contract §5). */
export const addSubscriptionRoutes = (app: FastifyInstance, parts: Parts): void => {
  app.post('/exchange/subscribe', async (request) => {
    const { subscribe, 'g-recaptcha-response': answer } = decodeOrRefuse(SubscribeBody, request.body);
    const email = emailOrRefuse(subscribe.email);
    const namespace = namespaceOf(request);
    await captchaOrRefuse(parts, answer, namespace);
    if (!remember(parts, { namespace, kind: 'newsletter', email }))
      throw new Refusal(409, { error: 'already_subscribed', message: 'The address is subscribed already' });
    return { success: true };
  });
  app.post('/promo', (request) => {
    const email = emailOrRefuse(decodeOrRefuse(PromoBody, request.body).email);
    remember(parts, { namespace: namespaceOf(request), kind: 'promo', email });
    return { success: true };
  });
};
