import { runCli } from '../cli/run-cli.ts';

/** Runs command lines as `ops` on the ledger in a folder; what each said, line by line. */
export const ledgerAt =
  (root: string, variables: Readonly<Record<string, string>> = {}) =>
  async (...args: readonly string[]) => {
    const out: string[] = [];
    const errors: string[] = [];
    const exitCode = await runCli(args, {
      write: (line) => out.push(line),
      writeError: (line) => errors.push(line),
      variables: { LEDGER_STORE: root, ...variables },
      user: 'ops',
    });
    return { exitCode, out, errors };
  };
