import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';

/** Where reCAPTCHA's loader brings the rest of itself from. */
const REST = 'https://www.gstatic.com/recaptcha/';

/**
 * Whether a URL is a script of the captcha that was configured: one in the folder of its loader, or the rest of it. Without a
 * configured captcha there is none (ADR 0020).
 */
export const isCaptchaScript = (url: string, captcha: PublicConfig['captcha']): boolean => {
  if (captcha === undefined || !URL.canParse(url)) return false;
  const { href } = new URL(url);
  return [new URL('.', captcha.scriptUrl).href, REST].some((folder) => href.startsWith(folder));
};
