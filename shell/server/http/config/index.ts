export { loadCsrfSecret } from './csrf-secret.ts';
export { decodeConfig } from './decode-config.ts';
export type { ShellConfig, Upstream } from './shell-config.ts';
