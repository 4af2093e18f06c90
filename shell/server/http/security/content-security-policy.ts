import { randomBytes } from 'node:crypto';

const NONCE_BYTES = 16;

/** Random nonce for one response. */
export const createNonce = (): string => randomBytes(NONCE_BYTES).toString('base64');

export type PolicySettings = {
  /** Origins that the page can call in addition to its own, such as an error report service. */
  readonly connectOrigins: readonly string[];
  /** Origins allowed to frame the page. Empty: none. */
  readonly frameAncestors?: readonly string[];
  /** SHA-256 of the page's inline style in base64, or null. */
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

/** Sources for reCAPTCHA, by directive. The Trusted Types policy of the page allows the same scripts. */
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
 * Origins of scripts, for a policy of its own. `strict-dynamic` allows every `import()` and preload, which also
 * bypass Trusted Types. Inline scripts need the nonce of the other policy. A nonce in this policy would also allow
 * every `import()`.
 */
const scriptOrigins = (scripts: readonly string[]): string =>
  [['script-src', "'self'", "'unsafe-inline'", ...scripts].join(' '), REPORTS].join('; ');

/**
 * Content security policies of an HTML response. Both are enforced. Scripts run by nonce, and so do the scripts
 * that they load (`strict-dynamic`), but only from this site. The default Trusted Types policy of the page accepts
 * only script URLs of its pins.
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
