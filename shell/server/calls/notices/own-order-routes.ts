import type { FastifyInstance } from 'fastify';

import { escapeHtml } from '../../pages/markup.ts';
import { ASK_FOR_ORDER_SCRIPT } from './ask-for-order.ts';
import { sendMailPage } from './mail-page.ts';
import { fill, languagePrefix, MAIL_LANGUAGES, mailWords } from './mail-words.ts';

const bodyOf = (language: string): string => {
  const { question, confirm, failed, invalid } = mailWords(language).recovery;
  const orders = `${languagePrefix(language)}/exchange/txs/`;
  return [
    `<p id="invalid">${escapeHtml(invalid)}</p>`,
    `<div data-order="" data-path="${orders}" hidden>`,
    `<p>${fill(escapeHtml(question), { order: '<b translate="no"></b>' })}</p>`,
    `<p id="failed" hidden>${escapeHtml(failed)}</p>`,
    `<button type="button">${escapeHtml(confirm)}</button></div>`,
  ].join('\n');
};

/**
 * Adds `/own-order#<id>=<control token>`, to which a widget links: the storage of a frame is not that of this site. The page
 * keeps the order in this browser after a press, and opens it.
 */
export const addOwnOrderRoutes = (app: FastifyInstance, brand: string): void => {
  for (const language of MAIL_LANGUAGES)
    app.get(`${languagePrefix(language)}/own-order`, (_request, reply) =>
      sendMailPage(reply, {
        ...{ status: 200, language, brand, title: mailWords(language).recovery.title },
        ...{ body: bodyOf(language), script: ASK_FOR_ORDER_SCRIPT },
      }),
    );
};
