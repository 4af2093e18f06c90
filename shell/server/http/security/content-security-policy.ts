import { randomBytes } from 'node:crypto';

const NONCE_BYTES = 16;

/** Random nonce for one response. */
export const createNonce = (): string => randomBytes(NONCE_BYTES).toString('base64');

export type PolicySettings = {
  /** Origins that the page may call besides its own, such as an error report service. */
  readonly connectOrigins: readonly string[];
  /** Origins allowed to frame the page. Empty: none. */
  readonly frameAncestors?: readonly string[];
  /** SHA-256 in base64 of the inline style of the page, or null. */
  readonly styleHash?: string | null;
  /** Loader URL of a configured third-party captcha (ADR 0020). */
  readonly captcha?: { readonly scriptUrl: string } | null;
};

type Opened = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
  readonly policies: readonly string[];
};

const REPORTS = 'report-uri /csp-report';

const NOTHING_OPENED: Opened = { scripts: [], frames: [], calls: [], policies: [] };

/** Sources of reCAPTCHA, by directive. The Trusted Types policy of the page allows the same scripts. */
const openedFor = (captcha: PolicySettings['captcha']): Opened => {
  if (captcha === null || captcha === undefined) return NOTHING_OPENED;
  const folder = new URL('.', captcha.scriptUrl).href;
  return {
    scripts: [folder, 'https://www.gstatic.com/recaptcha/'],
    frames: [folder, 'https://recaptcha.google.com/recaptcha/'],
    calls: [folder],
    policies: ['goog#html'],
  };
};

/**
 * Origins of scripts. `strict-dynamic` allows every `import()` and preload, and neither passes through Trusted
 * Types. Inline scripts need the nonce of the other policy; a nonce here would be inherited by an `import()`.
 */
const scriptOrigins = (scripts: readonly string[]): string =>
  [['script-src', "'self'", "'unsafe-inline'", ...scripts].join(' '), REPORTS].join('; ');

/**
 * Content security policies of an HTML response, both of which are enforced. Scripts run by nonce, and what they load
 * (`strict-dynamic`), from this site only; the default Trusted Types policy of the page accepts only script URLs of its
 * pins.
 */
export const contentSecurityPolicy = (
  nonce: string,
  { connectOrigins, frameAncestors = [], captcha = null, styleHash = null }: PolicySettings,
): string => {
  const { scripts, frames, calls, policies } = openedFor(captcha);
  const page = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self'${styleHash === null ? '' : ` 'sha256-${styleHash}'`}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // preview of the widget; all other pages refuse to be framed
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
    REPORTS,
  ].join('; ');
  return `${page}, ${scriptOrigins(scripts)}`;
};
