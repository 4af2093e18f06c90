import { join } from 'node:path';

import { openStore } from '@coinlane/swap-gateway';
import * as E from 'fp-ts/lib/Either.js';

import { moderateReviews } from './calls/reviews/index.ts';
import { decodeConfig } from './index.ts';

/** `EX_CONFIG` of sysexits: the environment is not that of a site with reviews. */
const CONFIG_EXIT_CODE = 78;

const complain = (lines: readonly string[]): void => {
  process.stderr.write(`${lines.join('\n')}\n`);
};

const run = async (): Promise<number> => {
  const config = decodeConfig(process.env);
  if (E.isLeft(config)) {
    complain(['The environment of the site is wrong:', ...config.left.map((problem) => `  ${problem}`)]);
    return CONFIG_EXIT_CODE;
  }
  const { databaseUrl, dataDir, hasReviews } = config.right;
  if (!hasReviews) {
    complain(['REVIEWS is not on. Run this command with the variables of the site.']);
    return CONFIG_EXIT_CODE;
  }
  const store = await openStore({ databaseUrl, folder: join(dataDir, 'orders') }, (problem) =>
    complain([problem]),
  );
  try {
    const { lines, exitCode } = await moderateReviews(store, process.argv.slice(2));
    process.stdout.write(`${lines.join('\n')}\n`);
    return exitCode;
  } finally {
    await store.close();
  }
};

process.exitCode = await run().catch((error: unknown) => {
  complain([error instanceof Error ? error.message : String(error)]);
  return 1;
});
