import type { FastifyInstance } from 'fastify';

import { namespaceOf } from '../http/index.ts';
import type { Captcha } from './create-captcha.ts';

/** Route below `/v1/frontend`: a challenge for a browser that is about to send a form. */
export const addCaptchaRoutes = (app: FastifyInstance, captcha: Captcha): void => {
  app.get('/captcha/challenge', (request) => captcha.challenge(namespaceOf(request)));
};
