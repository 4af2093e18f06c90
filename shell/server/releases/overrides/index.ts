export { createOverrides } from './create-overrides.ts';
export type { OverrideProblem, Overrides } from './create-overrides.ts';
export { createPreviewLinks } from './preview-links.ts';
export type { PreviewLinks } from './preview-links.ts';
export { addLocalFiles } from './local-files.ts';
export type { Overriding } from './resolve-override.ts';
export { loadLocal } from './local-build.ts';
