import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';

import type { CaptchaProvider } from './captcha-provider';

type Options = {
  readonly http: HttpPort;
  readonly language: string;
  readonly captcha: PublicConfig['captcha'];
};

/** Brings the configured captcha (ADR 0020): our own, or reCAPTCHA where it is configured. Rejects where it is blocked. */
export const loadCaptcha = async ({ http, language, captcha }: Options): Promise<CaptchaProvider> => {
  if (captcha === undefined) {
    const { solveOwnCaptcha } = await import(/* webpackChunkName: "captcha" */ './own-captcha');
    return { _tag: 'Own', solve: solveOwnCaptcha(http) };
  }
  const { loadRecaptcha, renderRecaptcha } = await import(/* webpackChunkName: "recaptcha" */ './recaptcha');
  const recaptcha = await loadRecaptcha(captcha.scriptUrl, language);
  return { _tag: 'Foreign', render: renderRecaptcha(captcha.siteKey, recaptcha) };
};
