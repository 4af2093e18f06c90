export { decodeConfig } from './config/index.ts';
export type { ShellConfig } from './config/index.ts';
export { createShellServer } from './create-shell-server.ts';
export type { ShellServer, ShellServerOptions } from './create-shell-server.ts';
