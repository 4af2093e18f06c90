export { CaptchaBox } from './captcha-box';
export type { CaptchaWords } from './captcha-box';
export { loadCaptcha } from './load-captcha';
export type { CaptchaEvents, CaptchaProvider } from './captcha-provider';
