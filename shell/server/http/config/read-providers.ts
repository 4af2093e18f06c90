import * as E from 'fp-ts/lib/Either.js';

import type { ProviderSettings } from '@coinlane/swap-gateway';
import { providerIds, settingsProblem } from '@coinlane/swap-gateway';

import { BaseUrl, DatabaseUrl, OnOff, Text } from './codecs.ts';
import { optional, wordCodec } from './environment-field.ts';
import type { Environment, Reading } from './environment-field.ts';

const ProviderIds = wordCodec('ProviderIds', (word): readonly string[] | null => {
  const ids = word.split(',').map((id) => id.trim());
  return new Set(ids).size === ids.length && ids.every((id) => providerIds().includes(id)) ? ids : null;
});

/** `one-click` is configured by `PROVIDER_ONE_CLICK_KEY`. */
const variableOf = (id: string, what: string): string =>
  `PROVIDER_${id.toUpperCase().replace(/[^A-Z0-9]/g, '_')}_${what}`;

/** Reads settings that are free texts, which are always valid. */
const textOf = (environment: Environment, id: string, what: string): string | null => {
  const field = { name: variableOf(id, what), codec: Text, expected: 'a text', isSecret: true };
  const text = optional(environment)<string | null>(field, null);
  return E.isRight(text) ? text.right : null;
};

const settingsOf = (environment: Environment, id: string): Reading<ProviderSettings> => {
  const baseUrl = optional(environment)<string | null>(
    {
      name: variableOf(id, 'URL'),
      codec: BaseUrl,
      expected: 'an http or https URL without credentials, query or fragment',
      isSecret: true,
    },
    null,
  );
  const sharesVisitorIp = optional(environment)(
    { name: variableOf(id, 'VISITOR_IP'), codec: OnOff, expected: 'on or off' },
    false,
  );
  if (E.isLeft(baseUrl)) return baseUrl;
  if (E.isLeft(sharesVisitorIp)) return sharesVisitorIp;
  const settings = {
    id,
    baseUrl: baseUrl.right,
    key: textOf(environment, id, 'KEY'),
    account: textOf(environment, id, 'ACCOUNT'),
    publicKey: textOf(environment, id, 'PUBLIC_KEY'),
    sharesVisitorIp: sharesVisitorIp.right,
  };
  const problem = settingsProblem(settings);
  if (problem === null) return E.right(settings);
  return E.left([`${variableOf(id, problem.setting)} is missing: ${problem.reason}`]);
};

/** Reads the swap providers for real orders. Empty: none. */
export const readProviders = (environment: Environment): Reading<readonly ProviderSettings[]> => {
  const ids = optional(environment)<readonly string[]>(
    {
      name: 'PROVIDERS',
      codec: ProviderIds,
      expected: `names separated by commas, of ${providerIds().join(', ')}`,
    },
    [],
  );
  if (E.isLeft(ids)) return ids;
  const readings = ids.right.map((id) => settingsOf(environment, id));
  const problems = readings.flatMap((reading) => (E.isLeft(reading) ? reading.left : []));
  return problems.length > 0
    ? E.left(problems)
    : E.right(readings.flatMap((reading) => (E.isRight(reading) ? [reading.right] : [])));
};

/** Reads the URL of the order database. Null: a file in the data folder. */
export const readDatabaseUrl = (environment: Environment): Reading<string | null> =>
  optional(environment)<string | null>(
    {
      name: 'DATABASE_URL',
      codec: DatabaseUrl,
      expected: 'a URL such as postgres://user:password@host/database',
      isSecret: true,
    },
    null,
  );
