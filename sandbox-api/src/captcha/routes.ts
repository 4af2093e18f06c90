import type { FastifyInstance } from 'fastify';

import { namespaceOf } from '../http/index.ts';
import type { Captcha } from './create-captcha.ts';

/** Below `/v1/frontend`: work for a browser before it may send a form. */
export const addCaptchaRoutes = (app: FastifyInstance, captcha: Captcha): void => {
  app.get('/captcha/challenge', (request) => captcha.challenge(namespaceOf(request)));
};
