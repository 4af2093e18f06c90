import { randomBytes } from 'node:crypto';

const NONCE_BYTES = 16;

/** A fresh nonce for one response. */
export const createNonce = (): string => randomBytes(NONCE_BYTES).toString('base64');

export type PolicySettings = {
  /** Origins the page may call besides its own, such as a foreign error-report intake. */
  readonly connectOrigins: readonly string[];
  /** Who may frame the page; nobody where none is named. */
  readonly frameAncestors?: readonly string[];
  /** Somebody else's captcha, where one was configured (ADR 0020): its loader's URL. */
  readonly captcha?: { readonly scriptUrl: string } | null;
};

type Opened = {
  readonly frames: readonly string[];
  readonly calls: readonly string[];
  readonly policies: readonly string[];
};

const NOTHING_OPENED: Opened = { frames: [], calls: [], policies: [] };

/** What reCAPTCHA needs beside its scripts, which `strict-dynamic` and the page's own policy let through. */
const openedFor = (captcha: PolicySettings['captcha']): Opened => {
  if (captcha === null || captcha === undefined) return NOTHING_OPENED;
  const folder = new URL('.', captcha.scriptUrl).href;
  return {
    frames: [folder, 'https://recaptcha.google.com/recaptcha/'],
    calls: [folder],
    policies: ['goog#html'],
  };
};

/**
 * The policy of an HTML response. Scripts run by nonce and what they load (`strict-dynamic`); the page's default
 * Trusted Types policy lets through script URLs of its pins only.
 */
export const contentSecurityPolicy = (
  nonce: string,
  { connectOrigins, frameAncestors = [], captcha = null }: PolicySettings,
): string => {
  const { frames, calls, policies } = openedFor(captcha);
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // the preview of the widget; every other page of ours refuses to be framed
    ['frame-src', "'self'", ...frames].join(' '),
    ['connect-src', "'self'", ...connectOrigins, ...calls].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' ')}`,
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types default', ...policies].join(' '),
    'report-uri /csp-report',
  ].join('; ');
};
