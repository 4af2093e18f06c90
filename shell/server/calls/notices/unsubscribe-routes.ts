import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { escapeHtml } from '../../pages/markup.ts';
import { mailLanguage, mailWords } from './mail-words.ts';

type Ports = {
  readonly brand: string;
  /** Ends the e-mails of a token. False: the token is not valid. */
  readonly unsubscribe: (token: string) => Promise<boolean>;
  readonly isValid: (token: string) => boolean;
};

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;display:grid;place-items:center;min-height:100vh;font:1rem/1.5 system-ui,sans-serif;background:#f6f4f8;color:#2b2b36}',
  'main{max-width:32rem;padding:2rem}h1{font-size:1.6rem}',
  'button{min-height:44px;padding:0 20px;border:0;border-radius:8px;background:#00c26f;color:#10231a;font:inherit;font-weight:600}',
  '@media (prefers-color-scheme:dark){body{background:#17171e;color:#f2f1f6}}',
].join('');

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const pageOf = (language: string, brand: string, text: string, button: string | null): string => {
  const { title } = mailWords(language).page;
  const form = button === null ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${title} · ${brand}`)}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}</main></body></html>`,
    '',
  ].join('\n');
};

/** The token is a secret of the e-mail: it must not leave in a referrer or stay in a cache. */
const send = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(page);

type Route = {
  readonly Params: { readonly token: string };
  readonly Querystring: { readonly language?: unknown };
};

/**
 * Adds `/unsubscribe/<token>`. A visit asks, since scanners of e-mail open links; the button, and readers of e-mail by one
 * request (RFC 8058), send a POST. It needs no CSRF token: the token in the path is the permission.
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
        ? send(reply, 200, pageOf(language, brand, question, confirm))
        : send(reply, 404, pageOf(language, brand, invalid, null));
    });
    scope.post<Route>('/unsubscribe/:token', async ({ params, query }, reply) => {
      const language = mailLanguage(String(query.language));
      const { done: over, invalid } = mailWords(language).page;
      const isKnown = await unsubscribe(params.token);
      return send(reply, isKnown ? 200 : 404, pageOf(language, brand, isKnown ? over : invalid, null));
    });
    done();
  });
};
