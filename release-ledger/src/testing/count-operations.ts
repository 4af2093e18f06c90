import { nodeFiles } from '../store/index.ts';
import type { FolderFiles } from '../store/index.ts';

/** Files of a store that call `before` with the number of each operation that changes a file, ahead of it. */
export const countOperations = (before: (operation: number) => Promise<void>): FolderFiles => {
  let operations = 0;
  const counted =
    <Args extends readonly unknown[], A>(work: (...args: Args) => Promise<A>) =>
    async (...args: Args): Promise<A> => {
      operations += 1;
      await before(operations);
      return work(...args);
    };
  return {
    ...nodeFiles,
    makeFolder: counted(nodeFiles.makeFolder),
    writeNew: counted(nodeFiles.writeNew),
    link: counted(nodeFiles.link),
    rename: counted(nodeFiles.rename),
    remove: counted(nodeFiles.remove),
    syncFolder: counted(nodeFiles.syncFolder),
  };
};
