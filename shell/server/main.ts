import * as E from 'fp-ts/lib/Either.js';

import { createShellServer, decodeConfig } from './index.ts';
import type { ShellConfig } from './index.ts';

/** `EX_CONFIG` of sysexits: the environment is invalid, so a restart does not help. */
const CONFIG_EXIT_CODE = 78;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const complain = (lines: readonly string[]): void => {
  process.stderr.write(`${lines.join('\n')}\n`);
};

const serve = async (config: ShellConfig): Promise<void> => {
  const server = await createShellServer(config);
  const leave = (): void => {
    void server.stop().then(() => process.exit(0));
    process.once('SIGINT', () => process.exit(1));
  };
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
  await server.start();
  say(
    `${config.brand} is served at ${config.publicOrigin}${config.isSandbox ? ' (sandbox: no real money moves)' : ''}`,
  );
};

const config = decodeConfig(process.env);
if (E.isLeft(config)) {
  complain(['The server cannot start:', ...config.left.map((problem) => `  ${problem}`)]);
  process.exit(CONFIG_EXIT_CODE);
}
await serve(config.right).catch((error: unknown) => {
  complain([`The server cannot start: ${error instanceof Error ? error.message : String(error)}`]);
  process.exit(1);
});
