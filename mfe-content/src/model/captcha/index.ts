export { createCaptchaModel, loadCaptchaFx } from './create-captcha-model';
export type { CaptchaEvents, CaptchaProvider } from './create-captcha-model';
