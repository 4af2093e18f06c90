export { createCaptcha } from './create-captcha.ts';
export { createSandboxCaptcha } from './sandbox-captcha.ts';
export type { Captcha } from './create-captcha.ts';
export { addCaptchaRoutes } from './routes.ts';
