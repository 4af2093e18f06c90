import { ledgerPlace } from './site/ledger-place.ts';
import { publishAll } from './site/publish-all.ts';

/** Serves what is built, without building: what the journeys of e2e start. */
const { store, env } = ledgerPlace(process.env);
await publishAll(store, env);
await import('../shell/server/main.ts');
