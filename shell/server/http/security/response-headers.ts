import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Headers of all responses. */
const commonHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), accelerometer=(), autoplay=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  ...(isHttps ? { 'strict-transport-security': `max-age=${String(YEAR_SECONDS)}; includeSubDomains` } : {}),
});

/** Directives without a fallback to `default-src`: nothing can frame the response, and it submits no form. */
const NO_FALLBACK = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Policy of all responses that are not pages. */
const CLOSED_POLICY = `default-src 'none'; ${NO_FALLBACK}`;

/** Policy of a worker script: the `opened` directives, and calls to this site. */
export const workerPolicy = (...opened: readonly string[]): string =>
  ["default-src 'none'", ...opened, "connect-src 'self'", NO_FALLBACK].join('; ');

/**
 * Policy of the dedicated workers of a release (ADR 0017). A worker has the policy of its own response, not that
 * of the page: it can compile WebAssembly, which the page cannot.
 */
const WORKER_POLICY = workerPolicy("script-src 'wasm-unsafe-eval'");
const WORKER_PATH = /^\/remotes\/[a-z0-9-]+\/[^/]+\/worker\/[^/]+\.js(?:\?|$)/;

/** Headers of a response without hooks. */
export const closedHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  ...commonHeaders(isHttps),
  'content-security-policy': CLOSED_POLICY,
});

const policyOf = (url: string): string => (WORKER_PATH.test(url) ? WORKER_POLICY : CLOSED_POLICY);

/** Sets the common headers and a policy on every response, unless the response has its own. */
export const addResponseHeaders = (app: FastifyInstance, isHttps: boolean): void => {
  const headers = Object.entries(commonHeaders(isHttps));
  app.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
    // a 304 keeps the policy of the stored page, because its nonce is the one in the stored HTML
    if (!reply.hasHeader('content-security-policy') && reply.statusCode !== 304)
      reply.header('content-security-policy', policyOf(request.url));
    done(null, payload);
  });
};
