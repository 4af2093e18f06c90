import process from 'node:process';

import { publish } from '../publish/index.ts';
import { folderStore } from '../store/index.ts';

const [root = '', build = ''] = process.argv.slice(2);

process.stdout.write('started\n');
const before = performance.now();
const published = await publish(folderStore(root), build, { by: 'worker' });
process.stdout.write(`${published._tag} ${String(performance.now() - before)}\n`);
