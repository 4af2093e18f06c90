import { sequenceS } from 'fp-ts/lib/Apply.js';
import * as E from 'fp-ts/lib/Either.js';
import * as RA from 'fp-ts/lib/ReadonlyArray.js';

import { BaseUrl, HostNames } from './codecs.ts';
import { optional } from './environment-field.ts';
import type { Environment, Reading } from './environment-field.ts';

/** Default providers of a page, and the hosts of checkout pages. Empty: none. */
export type Adapters = {
  readonly checkoutHosts: readonly string[];
  readonly analyticsUrl: string;
  readonly liveChatUrl: string;
};

const all = sequenceS(E.getApplicativeValidation(RA.getSemigroup<string>()));
const URL_EXPECTED = 'an http or https URL without credentials, query or fragment';

/** Reads the providers of analytics, live chat and fiat checkout. */
export const readAdapters = (environment: Environment): Reading<Adapters> => {
  const or = optional(environment);
  return all({
    checkoutHosts: or<readonly string[]>(
      {
        name: 'CHECKOUT_HOSTS',
        codec: HostNames,
        expected:
          'host names with their ports separated by commas, such as pay.example,checkout.example:8443',
      },
      [],
    ),
    analyticsUrl: or({ name: 'ANALYTICS_URL', codec: BaseUrl, expected: URL_EXPECTED }, ''),
    liveChatUrl: or({ name: 'LIVE_CHAT_URL', codec: BaseUrl, expected: URL_EXPECTED }, ''),
  });
};
