import { readFileSync } from 'node:fs';

import * as E from 'fp-ts/lib/Either.js';

import { fromRoot } from '../webpack/paths.ts';
import { renderNginx } from './render-nginx.ts';

const TEMPLATE = readFileSync(fromRoot('deploy/nginx/coinlane.conf.template'), 'utf8');
const MARK = 'aMarkOfThirtyLettersAndDigits0';
const NEEDED = { NGINX_SERVERS: '10.0.0.4:4000', NGINX_LISTEN: '8080', NGINX_NONCE_MARK: MARK };

const TLS = { NGINX_CERTIFICATE: '/tls/cert.pem', NGINX_KEY: '/tls/key.pem' };

const rendered = (variables: Readonly<Record<string, string>> = {}): string => {
  const result = renderNginx(TEMPLATE, { ...NEEDED, ...variables });
  if (E.isLeft(result)) throw new Error(result.left.join('\n'));
  return result.right;
};

/** Configuration without comments and trailing spaces. */
const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('renderNginx', () => {
  it('replaces all placeholders', () => {
    expect(linesOf(rendered()).filter((line) => /\$\{[A-Z]/.test(line))).toEqual([]);
  });

  it('adds each server with passive health checks', () => {
    const lines = linesOf(rendered({ NGINX_SERVERS: '10.0.0.4:4000, 10.0.0.5:4000' }));
    expect(lines.filter((line) => line.startsWith('server 10.'))).toEqual([
      'server 10.0.0.4:4000 max_fails=3 fail_timeout=2s;',
      'server 10.0.0.5:4000 max_fails=3 fail_timeout=2s;',
    ]);
  });

  it.each([
    { rule: 'without a certificate it listens without TLS', variables: {}, lines: ['listen 8080;'] },
    {
      rule: 'with a certificate it uses TLS',
      variables: TLS,
      lines: [
        'listen 8080 ssl http2;',
        'ssl_certificate /tls/cert.pem;',
        'ssl_certificate_key /tls/key.pem;',
      ],
    },
    {
      rule: 'on the default port of TLS it redirects plain HTTP',
      variables: { NGINX_LISTEN: '443', ...TLS },
      lines: ['listen 80;', 'return 308 https://$host$request_uri;'],
    },
    {
      rule: 'proxies are trusted only when they are named',
      variables: { NGINX_TRUSTED_PROXIES: '10.0.0.0/8,2001:db8::/32' },
      lines: ['set_real_ip_from 10.0.0.0/8;', 'set_real_ip_from 2001:db8::/32;', '2001:db8::/32 1;'],
    },
    {
      rule: 'the access log has no addresses',
      variables: { NGINX_ACCESS_LOG: '/var/log/nginx/served.log' },
      lines: ['access_log /var/log/nginx/served.log served;'],
    },
  ])('$rule', ({ variables, lines }) => {
    expect(linesOf(rendered(variables))).toEqual(expect.arrayContaining(lines));
  });

  it.each([
    {
      rule: 'requires variables without a default',
      variables: { NGINX_SERVERS: '' },
      problem: 'NGINX_SERVERS is missing',
    },
    {
      rule: 'requires the port of a server',
      variables: { NGINX_SERVERS: '10.0.0.4' },
      problem: 'NGINX_SERVERS is wrong',
    },
    {
      rule: 'rejects a value that ends its line',
      variables: { NGINX_LISTEN: '80; root /' },
      problem: 'NGINX_LISTEN is wrong',
    },
    {
      rule: 'requires a mark that is long enough for a secret',
      variables: { NGINX_NONCE_MARK: 'short' },
      problem: 'NGINX_NONCE_MARK is wrong',
    },
    {
      rule: 'requires a certificate and its key together',
      variables: { NGINX_CERTIFICATE: '/tls/cert.pem' },
      problem: 'NGINX_CERTIFICATE and NGINX_KEY are wrong',
    },
    {
      rule: 'a mistyped name does not become a default',
      variables: { NGINX_WORKER: '2' },
      problem: 'NGINX_WORKER is unknown',
    },
  ])('$rule', ({ variables, problem }) => {
    const result = renderNginx(TEMPLATE, { ...NEEDED, ...variables });
    expect(E.isLeft(result) ? result.left : []).toEqual([expect.stringContaining(problem)]);
  });

  it('refuses a template with an unknown place', () => {
    const result = renderNginx('listen ${PROT};', NEEDED);
    expect(result).toEqual(E.left(['the template contains ${PROT}, which is unknown']));
  });

  it.each([
    { address: '192.0.2.1', network: undefined },
    { address: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1:2:' },
    { address: '2001:db8:1:2::9', network: '2001:db8:1:2:' },
    { address: '2001:db8::1', network: '2001:db8:' },
    { address: '2001:db8::5:6:7:8', network: '2001:db8:' },
    { address: '::1', network: undefined },
  ])('maps $address to network $network', ({ address, network }) => {
    const [, pattern = ''] = /"~(.+)" \$ipv6_network;/.exec(rendered()) ?? [];
    expect(new RegExp(pattern).exec(address)?.groups?.['ipv6_network']).toBe(network);
  });
});

/** V8 compiles `(?i:…)` wrongly in a process that has compiled many expressions (`--no-regexp-optimization`). */
const toRegExp = (pattern: string): RegExp =>
  new RegExp(
    pattern.replaceAll(
      /\(\?i:([^)]*)\)/g,
      (_, words: string) =>
        `(${words.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)})`,
    ),
  );

describe('the template', () => {
  const lines = linesOf(TEMPLATE);

  it('never lets nginx repeat a POST', () => {
    expect(lines.filter((line) => line.includes('non_idempotent'))).toEqual([]);
  });

  it('has the same list of robots as the server', () => {
    const source = readFileSync(fromRoot('shell/server/pages/compose/search-bot.ts'), 'utf8');
    const [, bots = 'none found'] = /BOT =\s+\/(.+)\/i;/.exec(source) ?? [];
    const [, notBots = 'none found'] = /NOT_BOT = \/(.+)\/i;/.exec(source) ?? [];
    expect(lines).toContain(`"~*${bots}" 1;`);
    expect(lines.indexOf(`"~*${notBots}" "";`)).toBe(lines.indexOf(`"~*${bots}" 1;`) - 1);
  });

  it.each([
    { cookie: '', isOwn: false },
    { cookie: 'session=x; csrf_token=y; theme=dark; orders=2', isOwn: false },
    { cookie: '__Host-session=x; theme=light', isOwn: false },
    { cookie: 'orders=12; a=b', isOwn: false },
    { cookie: 'a=b; __Host-visitor=1', isOwn: true },
    { cookie: 'mfe-override=x', isOwn: true },
    { cookie: '__Host-mfe-preview=x', isOwn: true },
    { cookie: 'ledger_session=x', isOwn: true },
    { cookie: 'sandbox_namespace=x', isOwn: true },
    // nginx and the server read these differently: the page of one visitor would be stored for all
    { cookie: 'Theme=; theme=dark', isOwn: true },
    { cookie: 'theme=; theme=dark', isOwn: true },
    { cookie: 'theme=light; theme=dark', isOwn: true },
    { cookie: 'a=b;\ttheme=dark', isOwn: true },
    { cookie: 'a=b;theme=dark', isOwn: true },
    { cookie: 'THEME=dark', isOwn: true },
    { cookie: 'theme=%64ark', isOwn: true },
    { cookie: 'theme="dark"', isOwn: true },
    { cookie: 'theme =dark', isOwn: true },
    { cookie: 'a=b; orders=9; Orders=', isOwn: true },
    { cookie: 'orders=1; orders=9', isOwn: true },
    { cookie: 'orders=٣', isOwn: true },
  ])('gives the cookies "$cookie" a page of their own: $isOwn', ({ cookie, isOwn }) => {
    const [, map = ''] = /map \$http_cookie \$has_own_cookie \{([^}]*)\}/.exec(TEMPLATE) ?? [];
    const patterns = [...map.matchAll(/"~(.+)" 1;/g)].map(([, pattern = '']) => toRegExp(pattern));
    expect(patterns.some((pattern) => pattern.test(cookie))).toBe(isOwn);
  });

  it('stores a copy for each value that a stored response depends on, since it ignores Vary', () => {
    const key = lines.find((line) => line.startsWith('proxy_cache_key "$half_second')) ?? '';
    expect([...key.matchAll(/\$\w+/g)].map(([word]) => word)).toEqual([
      '$half_second',
      '$visitor_scheme',
      '$http_host',
      '$request_uri',
      // `/blocks/page` allows the origin that asks
      '$http_origin',
      '$cookie_theme',
      '$cookie_orders',
    ]);
  });

  it('logs no address, path or header of a visitor', () => {
    const format = /log_format served ([^;]+);/.exec(TEMPLATE)?.[1] ?? '';
    const words = [...format.matchAll(/\$\w+/g)].map(([word]) => word);
    expect(words).toEqual([
      '$time_iso8601',
      '$request_method',
      '$part',
      '$status',
      '$upstream_status',
      '$upstream_cache_status',
      '$upstream_addr',
      '$request_time',
    ]);
  });
});
