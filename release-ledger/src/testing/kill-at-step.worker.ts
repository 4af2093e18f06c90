import process from 'node:process';

import { folderStore, nodeFiles } from '../store/index.ts';
import { countOperations } from './count-operations.ts';
import { runStep } from './run-step.ts';

/** Runs one command and kills its own process before the n-th operation that changes a file. */
const [root = '', command = '', at = '0', build = ''] = process.argv.slice(2);

const files = countOperations(nodeFiles, async (operation) => {
  if (operation !== Number(at)) return;
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
});
const { _tag } = await runStep(folderStore(root, files), command, build);
process.stdout.write(`${_tag}\n`);
