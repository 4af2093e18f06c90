import * as E from 'fp-ts/lib/Either.js';

import { BaseUrl, OnOff } from './codecs.ts';
import { optional } from './environment-field.ts';
import type { Environment, Reading } from './environment-field.ts';

/** Settings of a site whose orders are paid with test coins. */
export type TestCoinSettings = {
  /** Page that gives out test coins. Empty: none. */
  readonly faucetUrl: string;
};

type Words = { readonly mode: string; readonly providers: readonly unknown[] };

/** Reads `TEST_COINS` and `FAUCET_URL`. Null: the coins are real, or simulated by the sandbox. */
export const readTestCoins = (
  environment: Environment,
  { mode, providers }: Words,
): Reading<TestCoinSettings | null> => {
  const or = optional(environment);
  const isOn = or({ name: 'TEST_COINS', codec: OnOff, expected: 'on or off' }, false);
  const faucetUrl = or<string>(
    { name: 'FAUCET_URL', codec: BaseUrl, expected: 'an http or https URL without a query' },
    '',
  );
  if (E.isLeft(isOn)) return isOn;
  if (E.isLeft(faucetUrl)) return faucetUrl;
  if (!isOn.right)
    return faucetUrl.right === '' ? E.right(null) : E.left(['TEST_COINS is missing: FAUCET_URL is set']);
  if (mode === 'production')
    return E.left(['TEST_COINS is wrong: expected off, because NODE_ENV is production']);
  return providers.length === 0
    ? E.left(['TEST_COINS is wrong: expected off, because PROVIDERS names no provider'])
    : E.right({ faucetUrl: faucetUrl.right });
};
