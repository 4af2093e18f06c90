export { remoteConfig } from './remote-config.ts';
export { shellConfig } from './shell-config.ts';
export { fromRoot, ROOT } from './paths.ts';
