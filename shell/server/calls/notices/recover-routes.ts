import type { FastifyInstance, FastifyReply } from 'fastify';

import type { Recovery } from '@coinlane/swap-gateway';

import { createRateLimit, networkOf } from '../../http/security/index.ts';
import { escapeHtml } from '../../pages/markup.ts';
import { acceptForms, givenControl, isFromOtherSite } from './control-page.ts';
import { KEEP_CONTROL_SCRIPT } from './keep-control.ts';
import { sendMailPage } from './mail-page.ts';
import { fill, languagePrefix, MAIL_LANGUAGES, mailWords } from './mail-words.ts';

type Ports = {
  readonly brand: string;
  readonly recovery: Recovery;
  readonly hasLimits: boolean;
};

const WINDOW_MS = 10 * 60_000;
const MOST_REQUESTS = 10;
const ORDER_ID = /([0-9a-z]{6,32})\/?$/;

type Content = { readonly status?: number; readonly body: string; readonly script?: string };
type Site = Ports & { readonly language: string };

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

const show = ({ brand, language }: Site, reply: FastifyReply, content: Content): FastifyReply =>
  sendMailPage(reply, {
    ...{ status: 200, language, brand, title: mailWords(language).recovery.title },
    ...content,
  });

const pathOf = (language: string): string => `${languagePrefix(language)}/recover`;

const formOf = ({ language }: Site, id: string): Content => {
  const { order, recovery } = mailWords(language);
  return {
    body: [
      paragraph(recovery.lead),
      `<form method="post" action="${pathOf(language)}">`,
      `<label>${escapeHtml(order)}<input name="id" required autocomplete="off" maxlength="256" value="${escapeHtml(id)}"></label>`,
      `<label>${escapeHtml(recovery.email)}<input name="email" type="email" required autocomplete="email" maxlength="254"></label>`,
      `<button>${escapeHtml(recovery.send)}</button></form>`,
    ].join('\n'),
  };
};

const invalidLink = ({ language }: Site): Content => {
  const { invalid, again } = mailWords(language).recovery;
  const link = `<p><a href="${pathOf(language)}">${escapeHtml(again)}</a></p>`;
  return { status: 404, body: `${paragraph(invalid)}${link}` };
};

const questionOf = ({ language }: Site, order: string): Content => {
  const { question, confirm } = mailWords(language).recovery;
  const form = `<form method="post"><button>${escapeHtml(confirm)}</button></form>`;
  return { body: `${paragraph(fill(question, { order }))}${form}` };
};

/** Starts the request after the reply is sent, so that the duration of the reply does not depend on the order. */
const requestAfterReply = (
  recovery: Recovery,
  reply: FastifyReply,
  fields: unknown,
  language: string,
): void => {
  const given = fields instanceof URLSearchParams ? fields : new URLSearchParams();
  const orderId = ORDER_ID.exec((given.get('id') ?? '').trim().toLowerCase())?.[1];
  if (orderId === undefined) return;
  const address = given.get('email') ?? '';
  reply.raw.once('finish', () => void recovery.request({ orderId, address, language }));
};

type FormRoute = { readonly Querystring: { readonly id?: unknown } };
type LinkRoute = { readonly Params: { readonly token: string } };

const addLanguage = (scope: FastifyInstance, site: Site, allows: (ip: string) => boolean): void => {
  const { language, recovery } = site;
  const { sent, tooMany } = mailWords(language).recovery;
  const path = pathOf(language);
  const refuse = (reply: FastifyReply): FastifyReply =>
    show(site, reply.header('retry-after', WINDOW_MS / 1_000), { status: 429, body: paragraph(tooMany) });
  scope.get<FormRoute>(path, ({ query }, reply) =>
    show(site, reply, formOf(site, typeof query.id === 'string' ? query.id : '')),
  );
  scope.post(path, ({ ip, body }, reply) => {
    if (!allows(ip)) return refuse(reply);
    requestAfterReply(recovery, reply, body, language);
    return show(site, reply, { body: paragraph(sent) });
  });
  const ask = (token: string, reply: FastifyReply): FastifyReply => {
    const order = recovery.orderOf(token);
    return show(site, reply, order === null ? invalidLink(site) : questionOf(site, order));
  };
  scope.get<LinkRoute>(`${path}/:token`, ({ params }, reply) => ask(params.token, reply));
  scope.post<LinkRoute>(`${path}/:token`, async (request, reply) => {
    const { ip, params } = request;
    if (!allows(ip)) return refuse(reply);
    if (isFromOtherSite(request)) return ask(params.token, reply);
    const given = await recovery.redeem(params.token);
    if (given === null) return show(site, reply, invalidLink(site));
    const body = givenControl(language, given.orderId, given.controlToken);
    return show(site, reply, { body, script: KEEP_CONTROL_SCRIPT });
  });
};

/**
 * Adds `/recover`, where the owner of an order requests a link by e-mail, and `/recover/<token>`, which gives
 * control to a browser. The page of the link asks first, because e-mail scanners open links. Every request has the
 * same reply. No CSRF token is needed: a foreign page can only cause an e-mail to the owner, and its form with the
 * link of another order asks too.
 */
export const addRecoverRoutes = (app: FastifyInstance, ports: Ports): void => {
  const limit = createRateLimit({ limit: MOST_REQUESTS, windowMs: WINDOW_MS });
  const allows = (ip: string): boolean => !ports.hasLimits || limit.allows(networkOf(ip), Date.now());
  app.register((scope, _options, done) => {
    acceptForms(scope);
    for (const language of MAIL_LANGUAGES) addLanguage(scope, { ...ports, language }, allows);
    done();
  });
};
