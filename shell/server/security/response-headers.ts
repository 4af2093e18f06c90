import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** What every response carries, whatever it is. */
export const commonHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), accelerometer=(), autoplay=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  ...(isHttps ? { 'strict-transport-security': `max-age=${String(YEAR_SECONDS)}; includeSubDomains` } : {}),
});

/** Where no page asked for more: nothing may run, nothing may frame it. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The dedicated workers of a release (ADR 0017). A worker obeys the policy it came with, not the page's: it may compile
 * the one kind of code that the page may not, reach this site and nothing else, and has no page to change.
 */
const WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'";
const WORKER_PATH = /^\/remotes\/[a-z0-9-]+\/[^/]+\/worker\/[^/]+\.js(?:\?|$)/;

const policyOf = (url: string): string => (WORKER_PATH.test(url) ? WORKER_POLICY : CLOSED_POLICY);

/** Sets the common headers on every response; one that brings its own keeps it. Sandbox pages bring their own policy. */
export const addResponseHeaders = (app: FastifyInstance, isHttps: boolean): void => {
  const headers = Object.entries(commonHeaders(isHttps));
  app.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
    const hasOwnPolicy = reply.hasHeader('content-security-policy') || request.url.startsWith('/sandbox');
    // a 304 keeps the policy of the stored page: its nonce is the one in the stored markup
    if (!hasOwnPolicy && reply.statusCode !== 304)
      reply.header('content-security-policy', policyOf(request.url));
    done(null, payload);
  });
};
