import { sequenceS } from 'fp-ts/lib/Apply.js';
import * as E from 'fp-ts/lib/Either.js';
import * as RA from 'fp-ts/lib/ReadonlyArray.js';

import { BaseUrl, Text } from './codecs.ts';
import { optional, wordCodec } from './environment-field.ts';
import type { Environment, Reading } from './environment-field.ts';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Name of a sampler in the OpenTelemetry specification. */
type SamplerName = (typeof SAMPLERS)[number];

/** Export of traces. */
export type TraceSettings = {
  /** URL that receives spans in the format OTLP/HTTP JSON. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly sampler: SamplerName;
  /** Share of traces for the ratio samplers, from 0 to 1. */
  readonly ratio: number;
};

/** One visit in twenty. */
const DEFAULT_RATIO = 0.05;
const HEADER_NAME = /^[\w-]+$/;
const VISIBLE_TEXT = /^[ -~]+$/;

const all = sequenceS(E.getApplicativeValidation(RA.getSemigroup<string>()));

const Sampler = wordCodec('Sampler', (word) => SAMPLERS.find((name) => name === word) ?? null);

const Ratio = wordCodec('Ratio', (word) =>
  /^(?:0|1|[01]?\.\d{1,9})$/.test(word) && Number(word) <= 1 ? Number(word) : null,
);

const toHeader = (pair: string): readonly (readonly [string, string])[] => {
  const [, name = '', encoded = ''] = /^([^=]*)=(.*)$/.exec(pair.trim()) ?? [];
  const value = decodeURIComponent(encoded.trim());
  return HEADER_NAME.test(name) && VISIBLE_TEXT.test(value) ? [[name.toLowerCase(), value]] : [];
};

const HeaderList = wordCodec('HeaderList', (word): Readonly<Record<string, string>> | null => {
  const pairs = word.split(',');
  try {
    const headers = pairs.flatMap(toHeader);
    return headers.length === pairs.length ? Object.fromEntries(headers) : null;
  } catch {
    // a percent sign that is not an encoding
    return null;
  }
});

const readWords = (environment: Environment) => {
  const or = optional(environment);
  const expected = 'the URL of a collector, such as http://collector:4318';
  return all({
    base: or<string | null>({ name: 'OTEL_EXPORTER_OTLP_ENDPOINT', codec: BaseUrl, expected }, null),
    url: or<string | null>({ name: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', codec: BaseUrl, expected }, null),
    headers: or<TraceSettings['headers']>(
      {
        name: 'OTEL_EXPORTER_OTLP_HEADERS',
        codec: HeaderList,
        expected: 'headers such as authorization=Bearer%20abc, separated by commas',
        isSecret: true,
      },
      {},
    ),
    serviceName: or({ name: 'OTEL_SERVICE_NAME', codec: Text, expected: 'a name' }, 'coinlane'),
    sampler: or<SamplerName>(
      { name: 'OTEL_TRACES_SAMPLER', codec: Sampler, expected: `one of ${SAMPLERS.join(', ')}` },
      'parentbased_traceidratio',
    ),
    ratio: or(
      { name: 'OTEL_TRACES_SAMPLER_ARG', codec: Ratio, expected: 'a number from 0 to 1' },
      DEFAULT_RATIO,
    ),
  });
};

/** Reads the export of traces. Null without an endpoint. */
export const readTraces = (environment: Environment): Reading<TraceSettings | null> =>
  E.map(({ base, url, ...settings }: Omit<TraceSettings, 'url'> & Record<'base' | 'url', string | null>) => {
    const endpoint = url ?? (base === null ? null : `${base}/v1/traces`);
    return endpoint === null ? null : { url: endpoint, ...settings };
  })(readWords(environment));
