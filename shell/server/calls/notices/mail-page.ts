import type { FastifyReply } from 'fastify';

import { plainPage, plainPolicy } from '../../pages/plain-page.ts';
import type { PlainPage } from '../../pages/plain-page.ts';

/** A page that an e-mail links to. */
export type MailPage = PlainPage & { readonly status: number };

/** Sends a page whose URL or content is a secret from an e-mail. It must not be in a referrer or a cache. */
export const sendMailPage = (reply: FastifyReply, page: MailPage): FastifyReply =>
  reply
    .code(page.status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': plainPolicy({ script: page.script, formAction: "'self'" }),
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(plainPage(page));
