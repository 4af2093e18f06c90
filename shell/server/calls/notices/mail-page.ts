import type { FastifyReply } from 'fastify';

import { plainPage, plainPolicy } from '../../pages/plain-page.ts';
import type { PlainPage } from '../../pages/plain-page.ts';

/** A page to which an e-mail leads. */
export type MailPage = PlainPage & { readonly status: number };

/** Sends a page whose URL or content is a secret of an e-mail: it must not leave in a referrer or stay in a cache. */
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
