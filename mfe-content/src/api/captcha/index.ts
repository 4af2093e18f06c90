export { loadCaptcha } from './load-captcha';
