import { isIP } from 'node:net';

import type { FastifyInstance } from 'fastify';

type Site = { readonly publicOrigin: string; readonly hostName: string };

const nameOf = (host: string): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '') : '';

/**
 * Whether a `Host` reaches this server without third-party DNS: an IP address, a name of this machine, or the
 * site's own name. With any port, because a proxy can listen on another one.
 */
const isOwnHost = (host: string, { publicOrigin, hostName }: Site): boolean => {
  const name = nameOf(host);
  return (
    isIP(name) !== 0 ||
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === new URL(publicOrigin).hostname ||
    name === nameOf(hostName)
  );
};

/**
 * Refuses other host names with 421. In development the server has no sign-in, and a third-party page can resolve
 * its name to this machine (DNS rebinding). The browser then treats both as one origin.
 */
export const addHostCheck = (app: FastifyInstance, site: Site): void => {
  app.addHook('onRequest', async ({ headers: { host } }, reply) =>
    host === undefined || isOwnHost(host, site)
      ? undefined
      : reply
          .code(421)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send(
            `This server is ${new URL(site.publicOrigin).host}. Set PUBLIC_ORIGIN to use another name.\n`,
          ),
  );
};
