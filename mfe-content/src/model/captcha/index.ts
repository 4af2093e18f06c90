export { createCaptchaModel, loadCaptchaFx } from './create-captcha-model';
