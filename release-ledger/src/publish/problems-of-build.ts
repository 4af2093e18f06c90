import { declaredFiles, SHELL } from '../format/index.ts';
import type { Build, ReleaseFile } from '../format/index.ts';

const shellProblems = ({ name, version, shell }: Build): readonly string[] => {
  if (name !== SHELL)
    return shell === undefined ? [] : [`build.json, field shell: only a build named ${SHELL} has it`];
  return shell?.version === version
    ? []
    : [`build.json, field shell: expected the facts of the shell in version ${version}`];
};

/** Problems that prevent the publication of a decoded build, as messages. */
export const problemsOfBuild = (
  build: Build,
  files: Readonly<Record<string, ReleaseFile>>,
): readonly string[] => {
  const uniqueName = `${build.name}@${build.version}`;
  const missing = [
    ...shellProblems(build),
    ...declaredFiles(build)
      .filter(({ path }) => !Object.hasOwn(files, path))
      .map(({ field, path }) => `build.json, field ${field}: the file ${path} is not in the build`),
  ];

  // two versions with the same name would run each other's chunks
  return build.uniqueName === uniqueName
    ? missing
    : [
        `build.json, field uniqueName: expected ${uniqueName}, which carries the version, got ${JSON.stringify(build.uniqueName)}`,
        ...missing,
      ];
};
