import { randomBytes } from 'node:crypto';

const NONCE_BYTES = 16;

/** A fresh nonce for one response. */
export const createNonce = (): string => randomBytes(NONCE_BYTES).toString('base64');

export type PolicySettings = {
  /** Origins the page may call besides its own, such as a foreign error-report intake. */
  readonly connectOrigins: readonly string[];
  /** Who may frame the page; nobody where none is named. */
  readonly frameAncestors?: readonly string[];
};

/**
 * The policy of an HTML response. Scripts run by nonce and what they load (`strict-dynamic`); the page's default
 * Trusted Types policy lets through script URLs of its pins only.
 */
export const contentSecurityPolicy = (
  nonce: string,
  { connectOrigins, frameAncestors = [] }: PolicySettings,
): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // the preview of the widget; every other page of ours refuses to be framed
    "frame-src 'self'",
    ['connect-src', "'self'", ...connectOrigins].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' ')}`,
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'report-uri /csp-report',
  ].join('; ');
