import Fastify from 'fastify';

import { createSandbox } from './index.ts';
import { BODY_LIMIT_BYTES } from './settings.ts';

const PUBLIC_PATH = '/sandbox';
const port = Number(process.env['PORT'] ?? '4100');
const host = process.env['HOST'] ?? '127.0.0.1';
const controlToken = process.env['SANDBOX_CONTROL_TOKEN'] ?? '';
const dataDir = process.env['DATA_DIR'] ?? '.data';

const sandbox = await createSandbox({
  dataDir,
  siteOrigin: process.env['SITE_ORIGIN'] ?? '',
  ...(process.env['SITE_ORIGIN'] === undefined ? {} : { passkeyOrigin: process.env['SITE_ORIGIN'] }),
  publicPath: PUBLIC_PATH,
  controlToken: controlToken === '' ? null : controlToken,
});
const app = Fastify({ bodyLimit: BODY_LIMIT_BYTES, logger: { level: process.env['LOG_LEVEL'] ?? 'error' } });
await app.register(sandbox.plugin, { prefix: PUBLIC_PATH });

const stop = async (): Promise<void> => {
  await app.close();
  await sandbox.close();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

const address = await app.listen({ port, host });
process.stdout.write(`Sandbox: ${address}${PUBLIC_PATH}/ (no real money moves here)\n`);
