export { createOverrides } from './create-overrides.ts';
export type { OverrideProblem, Overrides } from './create-overrides.ts';
export { addLocalFiles } from './local-files.ts';
export type { Overriding } from './resolve-override.ts';
export { loadLocal } from './local-build.ts';
