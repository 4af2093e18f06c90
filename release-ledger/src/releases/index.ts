export { findRelease, releaseIn } from './find-release.ts';
export { publishedVersions } from './published-versions.ts';
export { readRelease } from './read-release.ts';
