import { createHash } from 'node:crypto';

import type { FastifyReply } from 'fastify';

import { escapeHtml } from '../../pages/markup.ts';

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;display:grid;place-items:center;min-height:100vh;font:1rem/1.5 system-ui,sans-serif;background:#f6f4f8;color:#2b2b36}',
  'main{max-width:32rem;padding:2rem}h1{font-size:1.6rem;line-height:1.25}p{overflow-wrap:anywhere}a{color:#00673f;font-weight:600}',
  'label{display:block;margin:0 0 1rem;font-weight:600}',
  'input{display:block;box-sizing:border-box;inline-size:100%;min-height:44px;margin-block-start:.25rem;padding:0 12px;border:1px solid #8a8798;border-radius:8px;background:#fff;color:inherit;font:inherit}',
  'button{min-height:44px;padding:0 20px;border:0;border-radius:8px;background:#00c26f;color:#10231a;font:inherit;font-weight:600}',
  '@media (prefers-color-scheme:dark){body{background:#17171e;color:#f2f1f6}a{color:#4be09a}input{background:#22222b}}',
].join('');

const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

const policyOf = (script: string | null): string =>
  [
    "default-src 'none'",
    ...(script === null ? [] : [`script-src ${hashOf(script)}`]),
    `style-src ${hashOf(STYLE)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A page to which an e-mail leads. It loads nothing. */
export type MailPage = {
  readonly status: number;
  readonly language: string;
  readonly brand: string;
  readonly title: string;
  /** HTML below the title. */
  readonly body: string;
  /** Source of the only script of the page. */
  readonly script?: string;
};

const documentOf = ({ language, brand, title, body, script }: MailPage): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${title} · ${brand}`)}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1>${body}</main>`,
    `${script === undefined ? '' : `<script>${script}</script>`}</body></html>`,
    '',
  ].join('\n');

/** Sends a page whose URL or content is a secret of an e-mail: it must not leave in a referrer or stay in a cache. */
export const sendMailPage = (reply: FastifyReply, page: MailPage): FastifyReply =>
  reply
    .code(page.status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policyOf(page.script ?? null),
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(documentOf(page));
