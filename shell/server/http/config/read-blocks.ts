import * as E from 'fp-ts/lib/Either.js';

import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';

import { HttpsUrl, Origins, Text } from './codecs.ts';
import { optional } from './environment-field.ts';
import type { Environment, Reading } from './environment-field.ts';

/** Reads the origins of pages that can show our blocks. Empty: this site only. */
export const readBlockOrigins = (environment: Environment): Reading<readonly string[]> =>
  optional(environment)<readonly string[]>(
    {
      name: 'BLOCK_ORIGINS',
      codec: Origins,
      expected: 'origins separated by commas, such as https://blog.example',
    },
    [],
  );

const SCRIPT = 'https://www.google.com/recaptcha/api.js';

/** Reads the captcha of the forms: self-hosted without a key, reCAPTCHA with one (ADR 0020). */
export const readCaptcha = (
  environment: Environment,
): Reading<NonNullable<PublicConfig['captcha']> | null> => {
  const or = optional(environment);
  const siteKey = or<string | null>(
    { name: 'RECAPTCHA_SITE_KEY', codec: Text, expected: 'a site key' },
    null,
  );
  const scriptUrl = or({ name: 'RECAPTCHA_SCRIPT', codec: HttpsUrl, expected: 'an https URL' }, SCRIPT);
  if (E.isLeft(siteKey)) return siteKey;
  if (E.isLeft(scriptUrl)) return scriptUrl;
  return E.right(siteKey.right === null ? null : { siteKey: siteKey.right, scriptUrl: scriptUrl.right });
};
