export { decodeConfig } from './http/config/index.ts';
export type { ShellConfig } from './http/config/index.ts';
export { createShellServer } from './create-shell-server.ts';
export type { ShellServer } from './create-shell-server.ts';
export type { ShellServerOptions } from './prepare-parts.ts';
