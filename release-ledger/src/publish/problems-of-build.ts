import { promisedFiles } from '../format/index.ts';
import type { Build, ReleaseFile } from '../format/index.ts';

/** What makes a decoded build unfit to be published; each problem in words, none when it is fit. */
export const problemsOfBuild = (
  build: Build,
  files: Readonly<Record<string, ReleaseFile>>,
): readonly string[] => {
  const uniqueName = `${build.name}@${build.version}`;
  const missing = promisedFiles(build)
    .filter(({ path }) => !Object.hasOwn(files, path))
    .map(({ field, path }) => `build.json, field ${field}: the file ${path} is not in the build`);

  // one name for two versions makes the chunks of the new one run code of the old one
  return build.uniqueName === uniqueName
    ? missing
    : [
        `build.json, field uniqueName: expected ${uniqueName}, which carries the version, got ${JSON.stringify(build.uniqueName)}`,
        ...missing,
      ];
};
