import { join } from 'node:path';

import { compressBuilds } from './site/compress-builds.ts';
import { ledgerPlace } from './site/ledger-place.ts';
import { publishAll } from './site/publish-all.ts';
import { fromRoot } from './webpack/index.ts';

/** Serves the current builds, for the journeys of e2e. */
await compressBuilds(join(process.env['DATA_DIR'] ?? fromRoot('.data'), 'cache/br'));
await publishAll(ledgerPlace(process.env));
await import('../shell/server/main.ts');
