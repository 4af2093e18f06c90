import { isIP } from 'node:net';

import { wordCodec } from './environment-field.ts';

const MAX_PORT = 65_535;
const WHOLE_NUMBER = /^\d{1,6}$/;
const MIN_SECRET_CHARACTERS = 32;
const ENVIRONMENT_NAME = /^[a-z0-9][a-z0-9-]{0,31}$/;
const E_MAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const HOST_NAME = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/i;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const RUN_MODES = ['production', 'development', 'test'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

const parsedUrl = (word: string): URL | null => (URL.canParse(word) ? new URL(word) : null);

const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';

const matching =
  (pattern: RegExp) =>
  (word: string): string | null =>
    pattern.test(word) ? word : null;

export const Port = wordCodec('Port', (word) =>
  WHOLE_NUMBER.test(word) && Number(word) <= MAX_PORT ? Number(word) : null,
);

export const Text = wordCodec('Text', (word) => word);

/** URL of a PostgreSQL database. */
export const DatabaseUrl = wordCodec('DatabaseUrl', (word) =>
  /^postgres(ql)?:$/.test(parsedUrl(word)?.protocol ?? '') ? word : null,
);

export const OnOff = wordCodec('OnOff', (word) => (word === 'on' ? true : word === 'off' ? false : null));

export const RunMode = wordCodec('RunMode', (word) => RUN_MODES.find((mode) => mode === word) ?? null);

export const Level = wordCodec('LogLevel', (word) => LOG_LEVELS.find((level) => level === word) ?? null);

export const Secret = wordCodec('Secret', (word) => (word.length >= MIN_SECRET_CHARACTERS ? word : null));

export const EnvironmentName = wordCodec('EnvironmentName', matching(ENVIRONMENT_NAME));

export const EMail = wordCodec('EMail', matching(E_MAIL));

export const HostName = wordCodec('HostName', matching(HOST_NAME));

/** Host names with ports, separated by commas. Returned in lower case. */
export const HostNames = wordCodec('HostNames', (word): readonly string[] | null => {
  const hosts = word.split(',').map((host) => host.trim().toLowerCase());
  return hosts.every((host) => HOST_NAME.test(host)) ? hosts : null;
});

/** Named address ranges of Fastify. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

const isRange = (word: string): boolean => {
  const [address = '', bits, ...rest] = word.split('/');
  const family = isIP(address);
  const isPrefix =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  return NAMED_RANGES.includes(word) || (family !== 0 && isPrefix && rest.length === 0);
};

/** Addresses and ranges, separated by commas. */
export const AddressRanges = wordCodec('AddressRanges', (word): readonly string[] | null => {
  const ranges = word.split(',').map((range) => range.trim());
  return ranges.every(isRange) ? ranges : null;
});

export const Count = wordCodec('Count', (word) =>
  WHOLE_NUMBER.test(word) && Number(word) > 0 ? Number(word) : null,
);

const originOf = (word: string): string | null => {
  const url = parsedUrl(word);
  return url !== null && isWeb(url) && url.href === `${url.origin}/` ? url.origin : null;
};

/** Only scheme, host and port. Returned without a trailing slash. */
export const Origin = wordCodec('Origin', (word) => originOf(word));

/** Origins, separated by commas. */
export const Origins = wordCodec('Origins', (word): readonly string[] | null => {
  const origins = word.split(',').map((each) => originOf(each.trim()));
  return origins.every((origin) => origin !== null) ? origins : null;
});

/** Base URL of a service, without credentials and query. Returned without a trailing slash. */
export const BaseUrl = wordCodec('BaseUrl', (word) => {
  const url = parsedUrl(word);
  if (url === null || !isWeb(url)) return null;
  const isBare = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return isBare ? url.href.replace(/\/+$/, '') : null;
});

/** DSN for error reports: `https://{key}@{host}/{project}`. */
export const Dsn = wordCodec('Dsn', (word) => {
  const url = parsedUrl(word);
  return url !== null && isWeb(url) && url.username !== '' && url.password === '' && url.pathname.length > 1
    ? word
    : null;
});

/** URL of a third-party script: https, without credentials. */
export const HttpsUrl = wordCodec('HttpsUrl', (word) => {
  const url = parsedUrl(word);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
});
