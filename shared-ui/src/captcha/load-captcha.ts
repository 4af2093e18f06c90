import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';

import type { CaptchaProvider } from './captcha-provider';

type Options = {
  readonly http: HttpPort;
  readonly language: string;
  readonly captcha: PublicConfig['captcha'];
};

/** Loads the captcha (ADR 0020): the self-hosted one, or reCAPTCHA if it is configured. Rejects if it is blocked. */
export const loadCaptcha = async ({ http, language, captcha }: Options): Promise<CaptchaProvider> => {
  if (captcha === undefined) {
    const { solveOwnCaptcha } = await import(/* webpackChunkName: "captcha" */ './own-captcha');
    return { _tag: 'Own', solve: solveOwnCaptcha(http) };
  }
  const { loadRecaptcha, renderRecaptcha } = await import(/* webpackChunkName: "recaptcha" */ './recaptcha');
  const recaptcha = await loadRecaptcha(captcha.scriptUrl, language);
  return { _tag: 'Foreign', render: renderRecaptcha(captcha.siteKey, recaptcha) };
};
