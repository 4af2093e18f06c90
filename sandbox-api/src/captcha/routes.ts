import type { FastifyInstance } from 'fastify';

import { namespaceOf } from '../http/index.ts';
import type { Captcha } from './create-captcha.ts';

/** Route below `/v1/frontend`: challenge for a browser before it can send a form. */
export const addCaptchaRoutes = (app: FastifyInstance, captcha: Captcha): void => {
  app.get('/captcha/challenge', (request) => captcha.challenge(namespaceOf(request)));
};
