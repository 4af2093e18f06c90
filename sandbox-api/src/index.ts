export { createSandbox } from './create-sandbox.ts';
export type { Sandbox, SandboxOptions } from './create-sandbox.ts';
