import * as E from 'fp-ts/lib/Either.js';

import type { ProviderSettings } from '@coinlane/swap-gateway';
import { providerIds, settingsProblem } from '@coinlane/swap-gateway';

import { BaseUrl, Text } from './codecs.ts';
import { optional, wordCodec } from './environment-field.ts';
import type { Environment, Reading } from './environment-field.ts';

const ProviderIds = wordCodec('ProviderIds', (word): readonly string[] | null => {
  const ids = word.split(',').map((id) => id.trim());
  return new Set(ids).size === ids.length && ids.every((id) => providerIds().includes(id)) ? ids : null;
});

/** `one-click` is configured by `PROVIDER_ONE_CLICK_KEY`. */
const variableOf = (id: string, what: string): string =>
  `PROVIDER_${id.toUpperCase().replace(/[^A-Z0-9]/g, '_')}_${what}`;

const settingsOf = (environment: Environment, id: string): Reading<ProviderSettings> => {
  const read = (what: string, codec: typeof Text, expected: string): Reading<string | null> =>
    optional(environment)<string | null>(
      { name: variableOf(id, what), codec, expected, isSecret: true },
      null,
    );
  const baseUrl = read('URL', BaseUrl, 'an http or https URL without credentials, query or fragment');
  const key = read('KEY', Text, 'a key');
  const publicKey = read('PUBLIC_KEY', Text, 'a public key such as ed25519:…');
  if (E.isLeft(baseUrl)) return baseUrl;
  const settings = {
    id,
    baseUrl: baseUrl.right,
    key: E.isRight(key) ? key.right : null,
    publicKey: E.isRight(publicKey) ? publicKey.right : null,
  };
  const problem = settingsProblem(settings);
  return problem === null ? E.right(settings) : E.left([`${variableOf(id, 'KEY')} is missing: ${problem}`]);
};

/** Reads the swap providers that serve real orders. Empty: none. */
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
