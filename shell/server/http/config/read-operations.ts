import { sequenceS } from 'fp-ts/lib/Apply.js';
import * as E from 'fp-ts/lib/Either.js';
import * as RA from 'fp-ts/lib/ReadonlyArray.js';

import { Level, Port, Text } from './codecs.ts';
import type { LogLevel } from './codecs.ts';
import { optional, wordCodec } from './environment-field.ts';
import type { Environment, Reading } from './environment-field.ts';
import { readOperatorSignIn } from './read-operator-sign-in.ts';
import type { OidcSettings } from './read-operator-sign-in.ts';
import { readTraces } from './read-traces.ts';
import type { TraceSettings } from './read-traces.ts';

/** Spec §9 "Operations". */
export type Operations = {
  readonly logLevel: LogLevel;
  /** Heap usage, in percent of the limit, that triggers a heap dump. 0: never. */
  readonly heapDumpPercent: number;
  /** Address of the metrics. Null: no metrics. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Export of traces. Null: no traces. */
  readonly traces: TraceSettings | null;
  /** Identity issuer for operators. Null: they sign in with tokens only. */
  readonly operatorSignIn: OidcSettings | null;
};

const all = sequenceS(E.getApplicativeValidation(RA.getSemigroup<string>()));
const DEFAULT_PERCENT = 80;

const PercentOrOff = wordCodec('PercentOrOff', (word) => {
  if (word === 'off') return 0;
  return /^[1-9]\d?$/.test(word) ? Number(word) : null;
});

/** Reads the address of the metrics. By default they are served to this machine only. */
const readMetrics = (environment: Environment): Reading<Operations['metrics']> => {
  const or = optional(environment);
  return E.map(({ host, port }: { host: string; port: number | null }) =>
    port === null ? null : { host, port },
  )(
    all({
      host: or({ name: 'METRICS_HOST', codec: Text, expected: 'an address to listen on' }, '127.0.0.1'),
      port: or<number | null>(
        { name: 'METRICS_PORT', codec: Port, expected: 'a port from 0 to 65535' },
        null,
      ),
    }),
  );
};

/** Reads log level, heap dump threshold, metrics address, trace export and operators' identity issuer. */
export const readOperations = (environment: Environment): Reading<Operations> => {
  const or = optional(environment);
  return all({
    logLevel: or(
      { name: 'LOG_LEVEL', codec: Level, expected: 'fatal, error, warn, info, debug, trace or silent' },
      'error',
    ),
    heapDumpPercent: or(
      { name: 'HEAP_DUMP_PERCENT', codec: PercentOrOff, expected: 'a percentage from 1 to 99, or off' },
      DEFAULT_PERCENT,
    ),
    metrics: readMetrics(environment),
    traces: readTraces(environment),
    operatorSignIn: readOperatorSignIn(environment),
  });
};
