import { resolve } from 'node:path';

import { publishAll } from './site/publish-all.ts';

/** Serves what is built, without building: what the journeys of e2e start. */
await publishAll(resolve(process.env['DATA_DIR'] ?? '.data'), process.env['LEDGER_ENV'] ?? 'local');
await import('../shell/server/main.ts');
