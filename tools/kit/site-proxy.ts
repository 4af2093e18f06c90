import { createServer, request as requestHttp } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';

import { headersForBrowser, headersForSite, wantsDocument } from './forwarded-request.ts';
import type { ProxyOrigins } from './forwarded-request.ts';
import { EVENTS_PATH, withReload } from './reload-script.ts';

/** A build that the site shows to a browser with a cookie. */
export type ShownBuild = { readonly id: string; readonly cookie: string };

/** A proxy on this machine: the deployed site with one build in it, for this browser only. */
export type SiteProxy = {
  readonly server: Server;
  /** Shows a build from the next request on, and reloads open pages. */
  readonly show: (build: ShownBuild) => void;
};

/** Headers of a body, which are kept if it is unchanged. */
const OF_UNCHANGED = ['content-length', 'etag'];

/**
 * Whether the host is this machine's own name. A foreign page must not reach the site through this proxy with a
 * name that resolves to this machine.
 */
const isOwnName = (host: string | undefined): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');

const refuse = (response: ServerResponse, status: number, words: string): void => {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${words}\n`);
};

const isPlainHtml = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/html') === true && headers['content-encoding'] === undefined;

const answer = async (
  reply: IncomingMessage,
  response: ServerResponse,
  origins: ProxyOrigins,
  addScript: ((html: string, policy: string) => string) | null,
): Promise<void> => {
  const headers = headersForBrowser(reply.headers, origins);
  if (addScript === null || !isPlainHtml(reply)) {
    response.writeHead(reply.statusCode ?? 502, headers);
    // closing a page ends its events
    pipeline(reply, response, () => undefined);
    return;
  }
  const html = await text(reply);
  const policy = String(reply.headers['content-security-policy'] ?? '');
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !OF_UNCHANGED.includes(name)) response.setHeader(name, value);
  response.writeHead(reply.statusCode ?? 502).end(addScript(html, policy));
};

/** Creates a proxy of a site, which can be a deployed one. Keeps the policies that the site sends with each page. */
export const createSiteProxy = (site: string): SiteProxy => {
  let shown: ShownBuild = { id: '', cookie: '' };
  const open = new Set<ServerResponse>();
  const send = site.startsWith('https:') ? requestHttps : requestHttp;
  const sendEvent = (page: ServerResponse): void => void page.write(`data: ${shown.id}\n\n`);

  const forward = (request: IncomingMessage, response: ServerResponse): void => {
    const origins = { local: `http://${request.headers.host ?? ''}`, site };
    const { id, cookie } = shown;
    const isPage = request.method === 'GET' && wantsDocument(request.headers);
    const addScript = isPage ? (html: string, policy: string) => withReload(html, policy, id) : null;
    const sent = send(new URL(request.url ?? '/', site), {
      method: request.method ?? 'GET',
      headers: headersForSite(request.headers, origins, cookie),
    });
    sent.on('response', (reply) => {
      answer(reply, response, origins, addScript).catch(() => response.destroy());
    });
    sent.on('error', (error) => refuse(response, 502, `${site} is not reachable: ${error.message}`));
    response.on('close', () => sent.destroy());
    request.pipe(sent);
  };

  const server = createServer((request, response) => {
    if (!isOwnName(request.headers.host)) refuse(response, 421, 'This proxy serves localhost only.');
    else if (request.url === EVENTS_PATH) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      open.add(response);
      response.on('close', () => open.delete(response));
      sendEvent(response);
    } else forward(request, response);
  });
  return {
    server,
    show: (build) => {
      shown = build;
      for (const page of open) sendEvent(page);
    },
  };
};
