import type { FolderFiles } from '../store/index.ts';

/** File operations that call `before` with the number of each changing operation, before it runs. */
export const countOperations = (
  files: FolderFiles,
  before: (operation: number) => Promise<void>,
): FolderFiles => {
  let operations = 0;
  const counted =
    <Args extends readonly unknown[], A>(work: (...args: Args) => Promise<A>) =>
    async (...args: Args): Promise<A> => {
      operations += 1;
      await before(operations);
      return work(...args);
    };
  return {
    ...files,
    makeFolder: counted(files.makeFolder),
    writeNew: counted(files.writeNew),
    link: counted(files.link),
    rename: counted(files.rename),
    remove: counted(files.remove),
    syncFolder: counted(files.syncFolder),
  };
};
