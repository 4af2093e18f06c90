import { resolve } from 'node:path';

import type { Store } from '@coinlane/release-ledger';
import { sequenceS } from 'fp-ts/lib/Apply.js';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as RA from 'fp-ts/lib/ReadonlyArray.js';

import {
  AddressRanges,
  Count,
  Dsn,
  EMail,
  EnvironmentName,
  HostName,
  OnOff,
  Origin,
  Port,
  RunMode,
  Secret,
  Text,
} from './codecs.ts';
import { readBlockOrigins, readCaptcha } from './read-blocks.ts';
import { optional, required } from './environment-field.ts';
import type { Environment, Problems, Reading } from './environment-field.ts';
import { readAdapters } from './read-adapters.ts';
import { readLedgerStore } from './read-ledger.ts';
import { readMessaging } from './read-messaging.ts';
import { readOrderSettings } from './read-order-settings.ts';
import { readOperations } from './read-operations.ts';
import { readControlToken, readSandbox } from './read-sandbox.ts';
import { readNodes } from './read-nodes.ts';
import { readDatabaseUrl, readProviders } from './read-providers.ts';
import { readTestCoins } from './read-test-coins.ts';
import { readUpstreams } from './read-upstreams.ts';
import type { ShellConfig } from './shell-config.ts';

const DEFAULT_PORT = 4000;
const all = sequenceS(E.getApplicativeValidation(RA.getSemigroup<string>()));

const readWords = (environment: Environment) => {
  const or = optional(environment);
  return all({
    mode: or(
      { name: 'NODE_ENV', codec: RunMode, expected: 'production, development or test' },
      'development',
    ),
    port: or({ name: 'PORT', codec: Port, expected: 'a port from 0 to 65535' }, DEFAULT_PORT),
    host: or<string | null>({ name: 'HOST', codec: Text, expected: 'an address to listen on' }, null),
    dataDir: or({ name: 'DATA_DIR', codec: Text, expected: 'a folder' }, '.data'),
    ledgerEnvironment: or(
      {
        name: 'LEDGER_ENV',
        codec: EnvironmentName,
        expected: 'lower-case letters, digits and hyphens, at most 32',
      },
      'local',
    ),
    trustedProxies: or<readonly string[]>(
      {
        name: 'TRUSTED_PROXIES',
        codec: AddressRanges,
        expected: 'addresses or ranges separated by commas, such as 10.0.0.0/8,127.0.0.1',
      },
      [],
    ),
    overrides: or<boolean | null>({ name: 'OVERRIDES', codec: OnOff, expected: 'on or off' }, null),
    localOverrides: or({ name: 'OVERRIDES_LOCAL', codec: OnOff, expected: 'on or off' }, false),
    guardMinimum: or({ name: 'CANARY_GUARD_MINIMUM', codec: Count, expected: 'a whole number from 1' }, 5),
    shellDist: or({ name: 'SHELL_DIST', codec: Text, expected: 'a folder' }, 'shell/dist'),
    publicOrigin: or<string | null>(
      {
        name: 'PUBLIC_ORIGIN',
        codec: Origin,
        expected: 'an origin such as https://coinlane.example, without a path',
      },
      null,
    ),
    brand: or({ name: 'BRAND', codec: Text, expected: 'a name' }, 'Coinlane'),
    supportEmail: or(
      { name: 'SUPPORT_EMAIL', codec: EMail, expected: 'an e-mail address' },
      'support@coinlane.example',
    ),
    hostName: or<string | null>({ name: 'HOST_NAME', codec: HostName, expected: 'a host name' }, null),
    errorReportDsn: or(
      { name: 'ERROR_REPORT_DSN', codec: Dsn, expected: 'an address such as https://{key}@{host}/{project}' },
      '',
    ),
    sandbox: or<boolean | null>({ name: 'SANDBOX', codec: OnOff, expected: 'on or off' }, null),
    callLimits: or({ name: 'CALL_LIMITS', codec: OnOff, expected: 'on or off' }, true),
    operations: readOperations(environment),
    adapters: readAdapters(environment),
    messaging: readMessaging(environment),
    upstreams: readUpstreams(environment),
    providers: readProviders(environment),
    nodes: readNodes(environment),
    databaseUrl: readDatabaseUrl(environment),
    orders: readOrderSettings(environment),
  });
};

type Words = ReturnType<typeof readWords> extends E.Either<Problems, infer A> ? A : never;

/** In production the secret must be configured: form submissions would fail if it differed between servers. */
const readSecret = (environment: Environment): Reading<string | null> => {
  const field = { name: 'CSRF_SECRET', codec: Secret, expected: 'at least 32 characters', isSecret: true };
  return environment['NODE_ENV']?.trim() === 'production'
    ? required(environment)(field)
    : optional(environment)<string | null>(field, null);
};

/** Reads the settings of overrides. Production does not allow local builds. */
const readOverrides = ({ mode, overrides, localOverrides }: Words): Reading<ShellConfig['overrides']> => {
  const isProduction = mode === 'production';
  return localOverrides && isProduction
    ? E.left(['OVERRIDES_LOCAL is wrong: expected off, because NODE_ENV is production'])
    : E.right({ isForEverybody: overrides ?? !isProduction, mayBeLocal: localOverrides });
};

type Validated = Pick<
  ShellConfig,
  'csrfSecret' | 'isSandbox' | 'sandboxControlToken' | 'overrides' | 'blockOrigins' | 'captcha' | 'testCoins'
> & {
  readonly store: Store;
};

const toConfig = (words: Words, { store, ...validated }: Validated): ShellConfig => {
  const isProduction = words.mode === 'production';
  const publicOrigin = words.publicOrigin ?? `http://localhost:${String(words.port)}`;
  return {
    port: words.port,
    host: words.host ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(words.dataDir),
    isProduction,
    ledger: { store, environment: words.ledgerEnvironment },
    trustedProxies: words.trustedProxies,
    guardMinimum: words.guardMinimum,
    shellDist: resolve(words.shellDist),
    publicOrigin,
    brand: words.brand,
    supportEmail: words.supportEmail,
    hostName: words.hostName ?? new URL(publicOrigin).host,
    errorReportDsn: words.errorReportDsn,
    ...words.adapters,
    ...validated,
    messaging: words.messaging,
    upstreams: words.upstreams,
    providers: words.providers,
    nodes: words.nodes,
    databaseUrl: words.databaseUrl,
    ...words.orders,
    hasCallLimits: words.callLimits,
    ...words.operations,
  };
};

const problemsOf = (reading: Reading<unknown>): Problems => (E.isLeft(reading) ? reading.left : []);

const validate = (environment: Environment, words: Words): Reading<Validated> =>
  all({
    isSandbox: readSandbox(words),
    sandboxControlToken: readControlToken(environment),
    overrides: readOverrides(words),
    store: readLedgerStore(environment, words.dataDir),
    csrfSecret: readSecret(environment),
    blockOrigins: readBlockOrigins(environment),
    captcha: readCaptcha(environment),
    testCoins: readTestCoins(environment, words),
  });

/** Decodes the process environment. Fails with one line per invalid or missing variable. Never quotes secrets. */
export const decodeConfig = (environment: Environment): Reading<ShellConfig> => {
  const words = readWords(environment);
  if (E.isLeft(words)) return E.left([...words.left, ...problemsOf(readSecret(environment))]);
  return pipe(
    validate(environment, words.right),
    E.map((validated) => toConfig(words.right, validated)),
  );
};
