import process from 'node:process';

import { folderStore, nodeFiles } from '../store/index.ts';
import type { FolderFiles } from '../store/index.ts';
import { runStep } from './run-step.ts';

/** Runs one command and kills its own process, without a word, before the n-th operation that changes a file. */
const [root = '', command = '', at = '0', build = ''] = process.argv.slice(2);
let operations = 0;

const counted =
  <Args extends readonly unknown[], A>(work: (...args: Args) => Promise<A>) =>
  async (...args: Args): Promise<A> => {
    operations += 1;
    if (operations === Number(at)) {
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => undefined);
    }
    return work(...args);
  };

const files: FolderFiles = {
  ...nodeFiles,
  makeFolder: counted(nodeFiles.makeFolder),
  writeNew: counted(nodeFiles.writeNew),
  link: counted(nodeFiles.link),
  rename: counted(nodeFiles.rename),
  remove: counted(nodeFiles.remove),
  syncFolder: counted(nodeFiles.syncFolder),
};

const { _tag } = await runStep(folderStore(root, files), command, build);
process.stdout.write(`${_tag} ${String(operations)}\n`);
