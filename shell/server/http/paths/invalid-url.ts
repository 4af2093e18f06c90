import type { FastifyReply, FastifyRequest } from 'fastify';

import { joinLanguage, splitLanguage } from '../../../src/routing/index.ts';
import { escapeHtml } from '../../pages/markup.ts';
import { plainPage, plainPolicy } from '../../pages/plain-page.ts';
import { workerWords } from '../../pages/service-worker/index.ts';
import { NOT_PAGES } from './inspect-url.ts';

const isVisit = ({ method, headers, raw }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.accept ?? '').includes('text/html') &&
  !NOT_PAGES.test(raw.url ?? '');

const pageOf = (url: string, brand: string): string => {
  const { language } = splitLanguage(url);
  const { title, text, home } = workerWords(language).invalidUrl;
  return plainPage({
    ...{ language, brand, title },
    body: `<p>${escapeHtml(text)}</p>\n<a href="${joinLanguage(language, '/')}">${escapeHtml(home)}</a>`,
  });
};

/**
 * Replies to a URL that no page can have. A browser gets a page in the language of the path, other clients get the
 * reason.
 */
export const sendInvalidUrl = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, reason, brand }: { readonly status: number; readonly reason: string; readonly brand: string },
): FastifyReply => {
  reply.code(status).header('cache-control', 'no-store').header('vary', 'accept');
  if (!isVisit(request)) return reply.type('text/plain; charset=utf-8').send(`${reason}\n`);
  return reply
    .header('content-security-policy', plainPolicy())
    .type('text/html; charset=utf-8')
    .send(pageOf(request.raw.url ?? '', brand));
};
