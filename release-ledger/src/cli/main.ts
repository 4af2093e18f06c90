import { userInfo } from 'node:os';
import process from 'node:process';

import { runCli } from './run-cli.ts';

/** Name of the user. In a container the user may have none. */
const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
};

/** not a failure: a reader such as `ledger history | head` closes the pipe early */
process.stdout.on('error', (error: Error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCli(process.argv.slice(2), {
  write: (line) => process.stdout.write(`${line}\n`),
  writeError: (line) => process.stderr.write(`${line}\n`),
  variables: process.env,
  user: userName(),
});
