import { resolve } from 'node:path';

import { buildAll } from './site/build-all.ts';
import { publishAll } from './site/publish-all.ts';

/** `npm start`: builds what changed, publishes it to the local ledger, serves the whole site on one port. */
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const dataDir = resolve(process.env['DATA_DIR'] ?? '.data');
const env = process.env['LEDGER_ENV'] ?? 'local';

try {
  say('building what changed …');
  await buildAll(say);
  const { rev, remotes } = await publishAll(dataDir, env);
  const news = remotes.filter(({ isNew }) => isNew).map(({ remote, version }) => `${remote}@${version}`);
  say(
    news.length === 0
      ? `ledger: revision ${String(rev)}, nothing new`
      : `ledger: revision ${String(rev)}, new ${news.join(', ')}`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
await import('../shell/server/main.ts');
