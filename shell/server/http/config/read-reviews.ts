import * as E from 'fp-ts/lib/Either.js';

import { OnOff } from './codecs.ts';
import { optional } from './environment-field.ts';
import type { Environment, Reading } from './environment-field.ts';

/** Reads whether a site with providers has its own reviews. They need orders and the captcha of the forms. */
export const readReviews = (environment: Environment): Reading<boolean> => {
  const isOn = optional(environment)({ name: 'REVIEWS', codec: OnOff, expected: 'on or off' }, false);
  const isSet = (name: string): boolean => (environment[name]?.trim() ?? '') !== '';
  const problems = [
    ...(isSet('PROVIDERS') ? [] : ['PROVIDERS is missing: with REVIEWS visitors review orders of providers']),
    ...(isSet('SMTP_URL') ? [] : ['SMTP_URL is missing: with REVIEWS support receives each review']),
  ];
  return E.isRight(isOn) && isOn.right && problems.length > 0 ? E.left(problems) : isOn;
};
