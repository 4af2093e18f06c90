import { printableLine } from '@coinlane/release-ledger';

import type { ShellConfig } from './config/index.ts';

type LogStream = { readonly write: (line: string) => void };

const STDOUT: LogStream = { write: (line) => void process.stdout.write(line) };

/**
 * Options of a server's logger: one line of JSON per entry. Addresses, browser reports and service errors are
 * untrusted texts, so terminal control characters are escaped. JSON parsers restore them.
 */
export const loggerOptions = ({ logLevel }: Pick<ShellConfig, 'logLevel'>, out: LogStream = STDOUT) =>
  logLevel === 'silent'
    ? false
    : {
        level: logLevel,
        stream: { write: (line: string) => out.write(`${printableLine(line.replace(/\n$/, ''))}\n`) },
      };
