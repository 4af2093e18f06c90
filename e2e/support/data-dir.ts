import { fromRoot } from '../../tools/webpack/paths.ts';

/** First port of the run, used by the shared site. Other servers use the following ports. */
export const E2E_PORT = Number(process.env['E2E_PORT'] ?? 4390);

/** The shared site's data. A run starts with an empty folder, without the orders and releases of an earlier run. */
export const DATA_DIR = fromRoot('.cache/e2e-data', String(E2E_PORT));
