export { loadCsrfSecret } from './csrf-secret.ts';
export { decodeConfig } from './decode-config.ts';
export type { MailSettings, SmtpServer } from './read-mail.ts';
export type { OidcSettings } from './read-operator-sign-in.ts';
export type { TraceSettings } from './read-traces.ts';
export type { ShellConfig, Upstream } from './shell-config.ts';
