import type { FastifyReply, FastifyRequest } from 'fastify';

import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';
import type { Language } from '@coinlane/shared-contracts/values';

import {
  contentSecurityPolicy,
  createNonce,
  ensureCsrfCookie,
  framedPage,
  keepReferral,
} from '../../http/security/index.ts';
import type { CsrfSettings } from '../../http/security/index.ts';
import type { ComposedPage } from './compose-page.ts';
import type { PageDocument } from './page-document.ts';
import { encodeReady } from './ready-encoding.ts';
import type { Filling } from './ready-encoding.ts';
import { plainPolicy } from '../plain-page.ts';
import { unavailablePage } from './unavailable-page.ts';

/** Lifetime of a composed page and its ETag. */
export const FRESH_MS = 2000;

const RETRY_AFTER_SECONDS = '10';
const KEPT_A_SECOND = 'public, max-age=0, s-maxage=1, must-revalidate';

export type SendPorts = {
  readonly config: PublicConfig;
  readonly csrf: CsrfSettings;
  readonly connectOrigins: readonly string[];
  /** Origins of the messaging app, which can only frame the mini-app. */
  readonly miniAppOrigins: readonly string[];
};

/** Options of a response. */
export type Sending = {
  readonly language: Language;
  /** Replaces the nonce if a trusted proxy caches the page. Null: the page is for this visitor only. */
  readonly nonceMark: string | null;
  /** Whether the page has overrides. */
  readonly isOverridden: boolean;
  /** Creates an ID for this page load. */
  readonly issuePageId: (nowMs: number) => string;
};

/**
 * ETag of a page. If a page is confirmed as unchanged, the browser shows the server time that it was stored with,
 * which affects countdowns. An ETag is therefore valid for only two seconds.
 */
const etagOf = ({ hash }: PageDocument, nowMs: number): string =>
  `W/"${hash}-${Math.floor(nowMs / FRESH_MS).toString(36)}"`;

const sendHtml = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { page, isKept, ...filling }: Filling & { readonly page: PageDocument; readonly isKept: boolean },
  ports: SendPorts,
): Promise<FastifyReply> => {
  const { body, encoding } = await encodeReady(
    { parts: page.parts, isCacheable: isKept },
    filling,
    request.headers['accept-encoding'],
  );
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      contentSecurityPolicy(filling.nonce, {
        connectOrigins: ports.connectOrigins,
        captcha: ports.config.captcha ?? null,
        styleHash: page.styleHash,
        frameAncestors: framedPage(request.url, ports.miniAppOrigins),
      }),
    )
    .send(body);
};

const sendDocument = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageDocument,
  sending: Sending,
  ports: SendPorts,
): Promise<FastifyReply> => {
  const nowMs = Date.now();
  reply.header('vary', 'accept-encoding');
  if (sending.nonceMark !== null && page.isCacheable) {
    reply.header('cache-control', KEPT_A_SECOND);
    return sendHtml(
      request,
      reply,
      { page, isKept: false, nonce: sending.nonceMark, nowMs, pageId: '' },
      ports,
    );
  }
  ensureCsrfCookie(request, reply, ports.csrf);
  keepReferral(request, reply, ports.csrf.isHttps);
  if (sending.isOverridden) reply.header('x-robots-tag', 'noindex');
  reply.header('cache-control', page.isCacheable ? 'private, no-cache' : 'no-store');
  if (page.isCacheable) {
    const etag = etagOf(page, nowMs);
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  const filling = { nonce: createNonce(), nowMs, pageId: sending.issuePageId(nowMs) };
  return sendHtml(request, reply, { page, isKept: page.isCacheable, ...filling }, ports);
};

/** Sends a page with the values of this response: nonce, time, page ID and CSRF cookie. */
export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: ComposedPage,
  sending: Sending,
  ports: SendPorts,
): FastifyReply | Promise<FastifyReply> => {
  switch (page._tag) {
    case 'Document':
      return sendDocument(request, reply, page, sending, ports);
    case 'Redirect':
      return reply.header('cache-control', 'no-cache').redirect(page.to, page.status);
    case 'Unavailable':
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .header('cache-control', 'no-store')
        .header('content-security-policy', plainPolicy())
        .type('text/html; charset=utf-8')
        .send(unavailablePage(sending.language, ports.config));
  }
};
