export { loadCsrfSecret } from './csrf-secret.ts';
export { decodeConfig } from './decode-config.ts';
export type { MailSettings, SmtpServer } from './read-mail.ts';
export type { ShellConfig, Upstream } from './shell-config.ts';
