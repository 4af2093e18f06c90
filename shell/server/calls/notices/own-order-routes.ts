import type { FastifyInstance, FastifyReply } from 'fastify';

import { escapeHtml } from '../../pages/markup.ts';
import { ASK_FOR_ORDER_SCRIPT } from './ask-for-order.ts';
import { acceptForms, givenControl, isFromOtherSite } from './control-page.ts';
import { openOrderScript } from './keep-control.ts';
import { sendMailPage } from './mail-page.ts';
import { fill, languagePrefix, MAIL_LANGUAGES, mailWords } from './mail-words.ts';

type Ports = {
  readonly brand: string;
  /** Whether a control token is that of an order. Null: this server cannot tell. */
  readonly fitsControl: ((orderId: string, token: string) => boolean) | null;
};
type Site = Ports & { readonly language: string };
type Content = { readonly status?: number; readonly body: string; readonly script?: string };

/** ID and control token of an order, as in the hash. */
const ENTRY = /^([0-9a-z]{6,32})=([\w-]{0,64})$/;

const show = ({ brand, language }: Site, reply: FastifyReply, content: Content): FastifyReply =>
  sendMailPage(reply, {
    ...{ status: 200, language, brand, title: mailWords(language).recovery.title },
    ...content,
  });

const questionOf = ({ language }: Site): Content => {
  const { question, confirm, invalid } = mailWords(language).recovery;
  const prefix = languagePrefix(language);
  return {
    body: [
      `<p id="invalid">${escapeHtml(invalid)}</p>`,
      `<form method="post" action="${prefix}/own-order" data-path="${prefix}/exchange/txs/" hidden>`,
      `<p>${fill(escapeHtml(question), { order: '<b translate="no"></b>' })}</p>`,
      '<input type="hidden" name="order">',
      `<button>${escapeHtml(confirm)}</button></form>`,
    ].join('\n'),
    script: ASK_FOR_ORDER_SCRIPT,
  };
};

const refusal = (status: number, text: string): Content => ({ status, body: `<p>${escapeHtml(text)}</p>` });

/** Reply to the form. Only a token that this server has checked replaces one that the browser has. */
const replyTo = ({ language, fitsControl }: Site, fields: unknown): Content => {
  const { invalid, foreign } = mailWords(language).recovery;
  const given = fields instanceof URLSearchParams ? fields : new URLSearchParams();
  const [entry, order = '', control = ''] = ENTRY.exec(given.get('order') ?? '') ?? [];
  if (entry === undefined) return refusal(400, invalid);
  // a browser without storage has no token in its link: it keeps the order without control
  const isChecked = fitsControl !== null && control !== '';
  if (isChecked && !fitsControl(order, control)) return refusal(403, fill(foreign, { order }));
  return { body: givenControl(language, order, control), script: openOrderScript(isChecked) };
};

/**
 * Adds `/own-order#<id>=<control token>`, to which a widget links: the storage of a frame is not that of this site. After a
 * press the page keeps the order in this browser, and opens it. The token of another order is refused.
 */
export const addOwnOrderRoutes = (app: FastifyInstance, ports: Ports): void => {
  app.register((scope, _options, done) => {
    acceptForms(scope);
    for (const language of MAIL_LANGUAGES) {
      const site = { ...ports, language };
      const path = `${languagePrefix(language)}/own-order`;
      scope.get(path, (_request, reply) => show(site, reply, questionOf(site)));
      scope.post(path, (request, reply) =>
        show(site, reply, isFromOtherSite(request) ? questionOf(site) : replyTo(site, request.body)),
      );
    }
    done();
  });
};
