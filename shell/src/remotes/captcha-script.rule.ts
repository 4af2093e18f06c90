import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';

/** URL from which the reCAPTCHA loader gets its other scripts. */
const REST = 'https://www.gstatic.com/recaptcha/';

/**
 * Whether a URL is a script of the configured captcha: in the folder of its loader, or loaded by it. False without
 * a configured captcha (ADR 0020).
 */
export const isCaptchaScript = (url: string, captcha: PublicConfig['captcha']): boolean => {
  if (captcha === undefined || !URL.canParse(url)) return false;
  const { href } = new URL(url);
  return [new URL('.', captcha.scriptUrl).href, REST].some((folder) => href.startsWith(folder));
};
