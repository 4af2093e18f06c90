export { createSandbox } from './create-sandbox.ts';
export type { Sandbox } from './create-sandbox.ts';
export type { SandboxOptions } from './sandbox-options.ts';
