import { createServer } from 'node:http';
import type { Server } from 'node:http';

import { E2E_PORT } from '../../support/data-dir.ts';
import { expect, test as base } from '../../support/test.ts';

const FIRST_PORT = E2E_PORT + 40;

/** The partner's own script: it records every message, and it throws all the time. */
const HOST_SCRIPT = `
window.heard = [];
for (const type of ['ready', 'resize', 'created', 'status'])
  addEventListener('coinlane:' + type, (event) => {
    window.heard.push(event.detail);
    throw new Error('the host breaks at ' + type);
  });
addEventListener('message', () => { throw new Error('the host breaks at a message'); });
`;
const BROKEN_SCRIPT = `throw new Error('the host breaks at once');`;

/** Strict policy: only our host and the page's own scripts, no inline scripts or styles. */
const policyOf = (site: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${site}`,
    `frame-src ${site}`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');

const pageOf = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A partner</title><script src="/host.js"></script></head><body><h1>A partner</h1>${body}<script src="/broken.js"></script></body></html>`;

type Shown = { body: string; policy: string };

const serve = (shown: Shown, port: number): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      if (request.url === '/host.js' || request.url === '/broken.js') {
        response.setHeader('content-type', 'text/javascript');
        response.end(request.url === '/host.js' ? HOST_SCRIPT : BROKEN_SCRIPT);
        return;
      }
      response.setHeader('content-type', 'text/html; charset=utf-8');
      if (shown.policy !== '') response.setHeader('content-security-policy', shown.policy);
      response.end(pageOf(shown.body));
    });
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

/** A third-party page: `127.0.0.1` is another site than our `localhost`, so that frames do not get our cookies. */
export type PartnerPage = {
  readonly origin: string;
  readonly site: string;
  /** Sets the content of the page, with a strict content security policy or none. */
  readonly show: (body: string, policy?: 'strict' | 'none') => void;
};

export const test = base
  .extend<object, { readonly partnerServer: { shown: Shown; port: number } }>({
    partnerServer: [
      // Playwright reads a fixture's needs from this pattern
      async ({}, use, { parallelIndex }) => {
        const shown: Shown = { body: '', policy: '' };
        const port = FIRST_PORT + parallelIndex;
        const server = await serve(shown, port);
        await use({ shown, port });
        await new Promise((resolve) => {
          server.closeAllConnections();
          server.close(resolve);
        });
      },
      { scope: 'worker' },
    ],
  })
  .extend<{ readonly partner: PartnerPage }>({
    partner: async ({ partnerServer: { shown, port }, context, baseURL, sandbox, problems }, use) => {
      if (baseURL === undefined) throw new Error('the configuration names no baseURL');
      problems.allow(/the host breaks/);
      // no cookie reaches the frame, so the test's namespace is sent in a header
      await context.setExtraHTTPHeaders({ 'x-sandbox-namespace': sandbox.namespace });
      await use({
        origin: `http://127.0.0.1:${String(port)}`,
        site: baseURL,
        show: (body, policy = 'strict') => {
          shown.body = body;
          shown.policy = policy === 'strict' ? policyOf(baseURL) : '';
        },
      });
    },
  });

export { expect };
