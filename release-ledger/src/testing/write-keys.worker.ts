import process from 'node:process';

import { folderStore } from '../store/index.ts';

/** Writes `count` keys of `bytes` bytes each, and a hint of the same size after each; then hints until SIGTERM. */
const [root = '', count = '0', bytes = '0'] = process.argv.slice(2);
const store = folderStore(root);

process.stdout.write('started\n');
for (let index = 0; ; index += 1) {
  const content = new Uint8Array(Number(bytes)).fill(65 + (index % 26));
  if (index < Number(count)) await store.createIfAbsent(`keys/${String(index)}`, content);
  await store.writeHint('keys/HEAD', content);
  // fails if the process that started this one has ended
  process.stdout.write('.');
}
