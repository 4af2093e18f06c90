import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import { SERVICES } from '@coinlane/shared-contracts/api';
import type { Service } from '@coinlane/shared-contracts/api';

import { BaseUrl, Text } from './codecs.ts';
import { optional } from './environment-field.ts';
import type { Environment, Problems, Reading } from './environment-field.ts';
import type { Upstream } from './shell-config.ts';

type Upstreams = Readonly<Partial<Record<Service, Upstream>>>;

const URL_EXPECTED = 'an http or https URL without credentials, query or fragment';

/** `public-v1.1` is configured by `UPSTREAM_PUBLIC_V1_1`. */
export const variableOf = (service: Service): string =>
  `UPSTREAM_${service.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`;

const upstreamOf = (environment: Environment, service: Service): Reading<Upstream | null> => {
  const name = variableOf(service);
  const keyName = `${name}_KEY`;
  const key = optional(environment)<string | null>(
    { name: keyName, codec: Text, expected: 'a key', isSecret: true },
    null,
  );
  return pipe(
    optional(environment)<string | null>({ name, codec: BaseUrl, expected: URL_EXPECTED }, null),
    E.chain((baseUrl) =>
      pipe(
        key,
        E.chain((found): Reading<Upstream | null> => {
          if (baseUrl !== null) return E.right({ baseUrl, key: found });
          return found === null
            ? E.right(null)
            : E.left([`${name} is missing: ${keyName} is set, expected ${URL_EXPECTED}`]);
        }),
      ),
    ),
  );
};

/** Services that the providers replace, which therefore must not have a URL. */
const REPLACED: readonly Service[] = [
  ...(['public-v1', 'public-v1.1', 'public-v2', 'account', 'content', 'push'] as const),
];

const replacedServices = (found: Upstreams): Problems =>
  REPLACED.filter((service) => found[service] !== undefined).map(
    (service) => `${variableOf(service)} is wrong: expected nothing, because PROVIDERS serves this service`,
  );

const missingServices = (found: Upstreams): Problems => {
  const missing = SERVICES.filter((service) => found[service] === undefined);
  const isPartial = missing.length > 0 && missing.length < SERVICES.length;
  return isPartial
    ? missing.map(
        (service) =>
          `${variableOf(service)} is missing: other services are configured, expected ${URL_EXPECTED}`,
      )
    : [];
};

/**
 * Reads the URLs of the services of spec §7. All or none must be set: a partly real site would mix real and test
 * money. With `PROVIDERS`, any other services can be set, and a missing one disables its feature.
 */
export const readUpstreams = (environment: Environment): Reading<Upstreams> => {
  const readings = SERVICES.map((service) => ({ service, reading: upstreamOf(environment, service) }));
  const problems = readings.flatMap(({ reading }) => (E.isLeft(reading) ? reading.left : []));
  if (problems.length > 0) return E.left(problems);
  const upstreams: Upstreams = Object.fromEntries(
    readings.flatMap(({ service, reading }) =>
      E.isRight(reading) && reading.right !== null ? [[service, reading.right]] : [],
    ),
  );
  const hasProviders = (environment['PROVIDERS']?.trim() ?? '') !== '';
  const wrong = hasProviders ? replacedServices(upstreams) : missingServices(upstreams);
  return wrong.length > 0 ? E.left(wrong) : E.right(upstreams);
};
