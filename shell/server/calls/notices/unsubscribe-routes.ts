import type { FastifyInstance } from 'fastify';

import { escapeHtml } from '../../pages/markup.ts';
import { sendMailPage } from './mail-page.ts';
import type { MailPage } from './mail-page.ts';
import { mailLanguage, mailWords } from './mail-words.ts';

type Ports = {
  readonly brand: string;
  /** Ends the e-mails for a token. False: invalid token. */
  readonly unsubscribe: (token: string) => Promise<boolean>;
  readonly isValid: (token: string) => boolean;
};

const pageOf = (
  brand: string,
  language: string,
  status: number,
  { text, button }: { readonly text: string; readonly button?: string },
): MailPage => ({
  ...{ status, language, brand, title: mailWords(language).page.title },
  body: [
    `<p>${escapeHtml(text)}</p>`,
    button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`,
  ].join(''),
});

type Route = {
  readonly Params: { readonly token: string };
  readonly Querystring: { readonly language?: unknown };
};

/**
 * Adds `/unsubscribe/<token>`. A visit only asks, because e-mail scanners open links. The button, and mail clients
 * that unsubscribe with one request (RFC 8058), send a POST. No CSRF token is needed, because the token in the
 * path is the permission.
 */
export const addUnsubscribeRoutes = (app: FastifyInstance, { brand, unsubscribe, isValid }: Ports): void => {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: 1_024 }, (_request, payload, parsed) => {
      payload.resume();
      payload.on('end', () => parsed(null));
    });
    scope.get<Route>('/unsubscribe/:token', ({ params, query }, reply) => {
      const language = mailLanguage(String(query.language));
      const { question, confirm, invalid } = mailWords(language).page;
      return isValid(params.token)
        ? sendMailPage(reply, pageOf(brand, language, 200, { text: question, button: confirm }))
        : sendMailPage(reply, pageOf(brand, language, 404, { text: invalid }));
    });
    scope.post<Route>('/unsubscribe/:token', async ({ params, query }, reply) => {
      const language = mailLanguage(String(query.language));
      const { done: over, invalid } = mailWords(language).page;
      const isKnown = await unsubscribe(params.token);
      const text = isKnown ? over : invalid;
      return sendMailPage(reply, pageOf(brand, language, isKnown ? 200 : 404, { text }));
    });
    done();
  });
};
