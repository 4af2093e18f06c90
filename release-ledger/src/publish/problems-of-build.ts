import type { Build, ReleaseFile } from '../format/index.ts';

/** The files a build says it has, by the field that says so. */
const promisedFiles = (build: Build): readonly { readonly field: string; readonly path: string }[] => [
  { field: 'entry.path', path: build.entry.path },
  { field: 'server', path: build.server },
  ...build.preload.scripts.map((path) => ({ field: 'preload.scripts', path })),
  ...build.preload.styles.map((path) => ({ field: 'preload.styles', path })),
  ...build.locales.map((language) => ({ field: 'locales', path: `locales/${language}.json` })),
];

/** What makes a decoded build unfit to be published; each problem in words, none when it is fit. */
export const problemsOfBuild = (
  build: Build,
  files: Readonly<Record<string, ReleaseFile>>,
): readonly string[] => {
  const uniqueName = `${build.name}@${build.version}`;
  const missing = promisedFiles(build)
    .filter(({ path }) => !Object.hasOwn(files, path))
    .map(({ field, path }) => `build.json, field ${field}: the file ${path} is not in the build`);

  // one name for two versions makes the chunks of the new one run code of the old one (architecture §3)
  return build.uniqueName === uniqueName
    ? missing
    : [
        `build.json, field uniqueName: expected ${uniqueName}, which carries the version, got ${JSON.stringify(build.uniqueName)}`,
        ...missing,
      ];
};
