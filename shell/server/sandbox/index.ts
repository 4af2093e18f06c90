export { startSandbox } from './start-sandbox.ts';
export type { RunningSandbox } from './start-sandbox.ts';
