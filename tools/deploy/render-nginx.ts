import * as E from 'fp-ts/lib/Either.js';

import { readNginxVariables } from './nginx-variables.ts';
import type { NginxWords, Variables } from './nginx-variables.ts';

/** Passive health checks: three failures disable a server for two seconds, then one request tries it again. */
const HEALTH = 'max_fails=3 fail_timeout=2s';

const listOf = (word: string): readonly string[] => word.split(/[\s,]+/).filter((each) => each !== '');

const linesOf = (words: readonly string[], line: (word: string) => string): string =>
  words.map(line).join('\n');

const listenLines = ({ NGINX_LISTEN, NGINX_CERTIFICATE, NGINX_KEY }: NginxWords): string =>
  NGINX_CERTIFICATE === ''
    ? `    listen ${NGINX_LISTEN};`
    : [
        `    listen ${NGINX_LISTEN} ssl http2;`,
        `    ssl_certificate ${NGINX_CERTIFICATE};`,
        `    ssl_certificate_key ${NGINX_KEY};`,
        '    ssl_protocols TLSv1.2 TLSv1.3;',
        '    ssl_session_cache shared:tls:10m;',
        '    ssl_session_timeout 1d;',
        '    ssl_session_tickets off;',
      ].join('\n');

/** Only if TLS has its usual port: otherwise the plain port is unknown. */
const redirectLines = ({ NGINX_LISTEN, NGINX_CERTIFICATE, NGINX_NAMES }: NginxWords): string =>
  NGINX_CERTIFICATE === '' || NGINX_LISTEN !== '443'
    ? ''
    : [
        '  server {',
        '    listen 80;',
        `    server_name ${NGINX_NAMES};`,
        '    return 308 https://$host$request_uri;',
        '  }',
      ].join('\n');

const placesOf = (words: NginxWords): ReadonlyMap<string, string> => {
  const proxies = listOf(words.NGINX_TRUSTED_PROXIES);
  return new Map([
    ['NONCE_MARK', words.NGINX_NONCE_MARK],
    ['USER', words.NGINX_USER],
    ['RUN_DIR', words.NGINX_RUN_DIR],
    ['CACHE_DIR', words.NGINX_CACHE_DIR],
    ['CACHE_SIZE', words.NGINX_CACHE_SIZE],
    ['ERROR_LOG', words.NGINX_ERROR_LOG],
    ['ACCESS_LOG', words.NGINX_ACCESS_LOG === 'off' ? 'off' : `${words.NGINX_ACCESS_LOG} served`],
    ['WORKERS', words.NGINX_WORKERS],
    ['CONNECTIONS_PER_VISITOR', words.NGINX_CONNECTIONS_PER_VISITOR],
    ['SERVER_NAMES', words.NGINX_NAMES],
    ['SERVERS', linesOf(listOf(words.NGINX_SERVERS), (server) => `    server ${server} ${HEALTH};`)],
    ['TRUSTED_PROXIES', linesOf(proxies, (proxy) => `  set_real_ip_from ${proxy};`)],
    ['TRUSTED_PROXY_MAP', linesOf(proxies, (proxy) => `    ${proxy} 1;`)],
    ['LISTEN', listenLines(words)],
    ['HTTPS_REDIRECT', redirectLines(words)],
  ]);
};

/** Fills the placeholders of the template. Fails if it has an unknown placeholder. */
const fill = (template: string, places: ReadonlyMap<string, string>): E.Either<readonly string[], string> => {
  const isComment = (line: string): boolean => line.trimStart().startsWith('#');
  const lines = template.split('\n').filter((line) => !isComment(line));
  const asked = [...lines.join('\n').matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name = '']) => name);
  const unknown = asked.filter((name) => !places.has(name));
  if (unknown.length > 0)
    return E.left(unknown.map((name) => `the template contains \${${name}}, which is unknown`));
  return E.right(
    template
      .split('\n')
      .map((line) =>
        isComment(line)
          ? line
          : line.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => places.get(name) ?? ''),
      )
      .join('\n'),
  );
};

/** Renders the configuration of nginx for `NGINX_*` variables (docs/deploy.md). Fails with one line per problem. */
export const renderNginx = (template: string, variables: Variables): E.Either<readonly string[], string> => {
  const words = readNginxVariables(variables);
  return E.isLeft(words) ? words : fill(template, placesOf(words.right));
};
