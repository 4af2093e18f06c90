import type { FastifyInstance, FastifyRequest } from 'fastify';

import { escapeHtml } from '../../pages/markup.ts';
import { fill, languagePrefix, mailWords } from './mail-words.ts';

const MAX_BODY_BYTES = 2_048;

/** Body of the page whose script keeps the control token of an order in this browser. */
export const givenControl = (language: string, order: string, control: string): string => {
  const { open, recovery } = mailWords(language);
  const href = `${languagePrefix(language)}/exchange/txs/${order}`;
  return [
    `<div data-order="${escapeHtml(order)}" data-control="${escapeHtml(control)}">`,
    `<p id="failed">${escapeHtml(recovery.failed)}</p>`,
    `<div id="done" hidden><p>${escapeHtml(fill(recovery.done, { order }))}</p>`,
    `<p><a href="${escapeHtml(href)}">${escapeHtml(open)}</a></p></div></div>`,
  ].join('\n');
};

/** Accepts only the forms of these pages. */
export const acceptForms = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { bodyLimit: MAX_BODY_BYTES, parseAs: 'string' },
    (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
  );
};

/** Browsers name the site of the page that sends a form; a page cannot change it. */
export const isFromOtherSite = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString());
