export { addLedgerRoutes } from './add-ledger-routes.ts';
export { createShellRecorder } from './shell-recorder.ts';
export { prepareLedger } from './prepare-ledger.ts';
export type { PreparedLedger } from './prepare-ledger.ts';
export type { ProviderControl } from './ledger-ports.ts';
