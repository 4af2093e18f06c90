import { ledgerPlace } from './site/ledger-place.ts';
import { publishAll } from './site/publish-all.ts';

/** Serves what is built, without building: what the journeys of e2e start. */
await publishAll(ledgerPlace(process.env));
await import('../shell/server/main.ts');
