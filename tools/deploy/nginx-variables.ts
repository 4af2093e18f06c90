import * as E from 'fp-ts/lib/Either.js';

/** Environment of a process. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Variables of a template. Each is validated, so that none can end a line of the configuration. */
export type NginxWords = Readonly<Record<VariableName, string>>;

type Variable = {
  readonly name: string;
  /** Null: required. */
  readonly fallback: string | null;
  readonly expected: string;
  readonly pattern: RegExp;
};

const PATH = /^\/[\w./-]*$/;

const VARIABLES = [
  {
    name: 'NGINX_SERVERS',
    fallback: null,
    expected: 'addresses of the shell servers with ports, such as 10.0.0.4:4000,10.0.0.5:4000',
    pattern: /^[\w.[\]:-]+:\d+(\s*,\s*[\w.[\]:-]+:\d+)*$/,
  },
  {
    name: 'NGINX_LISTEN',
    fallback: null,
    expected: 'a port or an address with a port, such as 443 or 127.0.0.1:8080',
    pattern: /^([\w.[\]:-]+:)?\d+$/,
  },
  {
    name: 'NGINX_NAMES',
    fallback: '_',
    expected: 'host names, separated by spaces',
    pattern: /^[\w.*-]+( [\w.*-]+)*$/,
  },
  {
    name: 'NGINX_CERTIFICATE',
    fallback: '',
    expected: 'the path of a PEM file, together with NGINX_KEY',
    pattern: PATH,
  },
  {
    name: 'NGINX_KEY',
    fallback: '',
    expected: 'the path of a PEM file, together with NGINX_CERTIFICATE',
    pattern: PATH,
  },
  {
    name: 'NGINX_NONCE_MARK',
    fallback: null,
    expected: '20 to 64 letters and digits, secret and new with every deployment',
    pattern: /^[A-Za-z0-9]{20,64}$/,
  },
  { name: 'NGINX_USER', fallback: 'www-data', expected: 'a user', pattern: /^[a-z_][\w-]*$/ },
  { name: 'NGINX_RUN_DIR', fallback: '/run/coinlane-nginx', expected: 'an absolute folder', pattern: PATH },
  {
    name: 'NGINX_CACHE_DIR',
    fallback: '/var/cache/coinlane-nginx',
    expected: 'an absolute folder',
    pattern: PATH,
  },
  { name: 'NGINX_CACHE_SIZE', fallback: '2g', expected: 'a size such as 2g', pattern: /^\d+[mg]$/ },
  {
    name: 'NGINX_ACCESS_LOG',
    fallback: 'off',
    expected: 'off or an absolute path',
    pattern: /^(off|\/[\w./-]+)$/,
  },
  {
    name: 'NGINX_ERROR_LOG',
    fallback: 'stderr',
    expected: 'stderr or an absolute path',
    pattern: /^(stderr|\/[\w./-]+)$/,
  },
  { name: 'NGINX_WORKERS', fallback: 'auto', expected: 'auto or a number', pattern: /^(auto|[1-9]\d?)$/ },
  {
    name: 'NGINX_CONNECTIONS_PER_VISITOR',
    fallback: '100',
    expected: 'a number from 1 to 99999',
    pattern: /^[1-9]\d{0,4}$/,
  },
  {
    name: 'NGINX_TRUSTED_PROXIES',
    fallback: '',
    expected: 'addresses or networks in front of nginx, such as 10.0.0.0/8,2001:db8::/32',
    pattern: /^[\da-f.:]+(\/\d+)?(\s*,\s*[\da-f.:]+(\/\d+)?)*$/i,
  },
] as const satisfies readonly Variable[];

export type VariableName = (typeof VARIABLES)[number]['name'];

const problemOf = ({ name, fallback, expected, pattern }: Variable, word: string): string | null => {
  if (word === '') return fallback === null ? `${name} is missing: expected ${expected}` : null;
  return pattern.test(word) ? null : `${name} is wrong: expected ${expected}`;
};

const tlsProblem = ({ NGINX_CERTIFICATE, NGINX_KEY }: NginxWords): readonly string[] =>
  (NGINX_CERTIFICATE === '') === (NGINX_KEY === '')
    ? []
    : ['NGINX_CERTIFICATE and NGINX_KEY are wrong: expected both or none'];

const wordIn =
  (variables: Variables) =>
  ({ name, fallback }: Variable): string =>
    variables[name]?.trim() || (fallback ?? '');

const EMPTY: NginxWords = {
  NGINX_SERVERS: '',
  NGINX_LISTEN: '',
  NGINX_NAMES: '',
  NGINX_CERTIFICATE: '',
  NGINX_KEY: '',
  NGINX_NONCE_MARK: '',
  NGINX_USER: '',
  NGINX_RUN_DIR: '',
  NGINX_CACHE_DIR: '',
  NGINX_CACHE_SIZE: '',
  NGINX_ACCESS_LOG: '',
  NGINX_ERROR_LOG: '',
  NGINX_WORKERS: '',
  NGINX_CONNECTIONS_PER_VISITOR: '',
  NGINX_TRUSTED_PROXIES: '',
};

/** Reads the variables for nginx. Fails with one line for each invalid, missing or unknown `NGINX_*` variable. */
export const readNginxVariables = (variables: Variables): E.Either<readonly string[], NginxWords> => {
  const read = wordIn(variables);
  const known = VARIABLES.map(({ name }): string => name);
  const unknown = Object.keys(variables).filter((name) => name.startsWith('NGINX_') && !known.includes(name));
  const words: NginxWords = VARIABLES.reduce<NginxWords>(
    (found, variable) => ({ ...found, [variable.name]: read(variable) }),
    EMPTY,
  );
  const problems = [
    ...VARIABLES.flatMap((variable) => problemOf(variable, read(variable)) ?? []),
    ...unknown.map((name) => `${name} is unknown: expected one of ${known.join(', ')}`),
    ...tlsProblem(words),
  ];
  return problems.length > 0 ? E.left(problems) : E.right(words);
};
