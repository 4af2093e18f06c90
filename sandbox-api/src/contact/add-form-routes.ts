import type { FastifyInstance } from 'fastify';

import { addCaptchaRoutes } from '../captcha/index.ts';
import type { Captcha } from '../captcha/index.ts';
import type { Clock } from '../clock.ts';
import type { Rows } from '../database/index.ts';
import type { Outbox } from '../outbox/index.ts';
import { addSubscriptionRoutes } from '../subscriptions.ts';
import { addContactRoutes } from './routes.ts';

/** Dependencies of the forms. */
export type FormParts = {
  readonly rows: Rows;
  readonly captcha: Captcha;
  readonly outbox: Outbox;
  readonly clock: Clock;
};

/** Routes below `/v1/frontend`: the captcha, and every form that requires it. */
export const addFormRoutes = (app: FastifyInstance, parts: FormParts): void => {
  addCaptchaRoutes(app, parts.captcha);
  addContactRoutes(app, parts);
  addSubscriptionRoutes(app, parts);
};
