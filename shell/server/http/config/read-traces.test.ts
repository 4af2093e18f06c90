import { left, right } from 'fp-ts/lib/Either.js';

import { readTraces } from './read-traces.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
const DEFAULTS = {
  url: 'http://collector:4318/v1/traces',
  headers: {},
  serviceName: 'coinlane',
  sampler: 'parentbased_traceidratio',
  ratio: 0.05,
};

describe('readTraces', () => {
  it.each([
    { rule: 'no endpoint: no traces', environment: { OTEL_TRACES_SAMPLER: 'always_on' }, settings: null },
    { rule: 'a blank endpoint is absent', environment: { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, settings: null },
    { rule: 'one trace in twenty by default', environment: ENDPOINT, settings: DEFAULTS },
    {
      rule: 'the path is added to an endpoint of all signals',
      environment: { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example/in/' },
      settings: { ...DEFAULTS, url: 'https://otel.example/in/v1/traces' },
    },
    {
      rule: 'the endpoint of traces is used as it is, and wins',
      environment: { ...ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://traces:4318/own' },
      settings: { ...DEFAULTS, url: 'http://traces:4318/own' },
    },
    {
      rule: 'sampler, share, name and headers',
      environment: {
        ...ENDPOINT,
        OTEL_TRACES_SAMPLER: 'traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.5',
        OTEL_SERVICE_NAME: 'shop',
        OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20abc, x-team=web=1',
      },
      settings: {
        ...DEFAULTS,
        sampler: 'traceidratio',
        ratio: 0.5,
        serviceName: 'shop',
        headers: { authorization: 'Bearer abc', 'x-team': 'web=1' },
      },
    },
  ])('$rule', ({ environment, settings }) => {
    expect(readTraces(environment)).toEqual(right(settings));
  });

  it.each(['-0.1', '1.1', '5%', '1e-3', 'all'])('refuses %s as a share', (word) => {
    expect(readTraces({ ...ENDPOINT, OTEL_TRACES_SAMPLER_ARG: word })).toEqual(
      left([`OTEL_TRACES_SAMPLER_ARG is wrong: expected a number from 0 to 1, found "${word}"`]),
    );
  });

  it.each(['authorization', 'a b=c', 'x=%', 'x=%0d%0aevil'])(
    'refuses %j as headers and does not show them',
    (word) => {
      const problem =
        'OTEL_EXPORTER_OTLP_HEADERS is wrong: expected headers such as authorization=Bearer%20abc, separated by commas (the value is not shown)';
      expect(readTraces({ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: word })).toEqual(left([problem]));
    },
  );

  it('reports every wrong variable', () => {
    const read = readTraces({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
      OTEL_TRACES_SAMPLER: 'jaeger_remote',
    });
    expect(read).toMatchObject({
      left: [
        expect.stringContaining('OTEL_EXPORTER_OTLP_ENDPOINT'),
        expect.stringContaining('jaeger_remote'),
      ],
    });
  });
});
