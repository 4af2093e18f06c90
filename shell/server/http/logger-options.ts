import { printableLine } from '@coinlane/release-ledger';

import type { ShellConfig } from './config/index.ts';

type LogStream = { readonly write: (line: string) => void };

const STDOUT: LogStream = { write: (line) => void process.stdout.write(line) };

/**
 * Logger of a server: one line of JSON for each entry. Addresses, reports of browsers and errors of services are texts of
 * other people: characters that control a terminal are written as escapes, which JSON reads as the same characters.
 */
export const loggerOptions = ({ logLevel }: Pick<ShellConfig, 'logLevel'>, out: LogStream = STDOUT) =>
  logLevel === 'silent'
    ? false
    : {
        level: logLevel,
        stream: { write: (line: string) => out.write(`${printableLine(line.replace(/\n$/, ''))}\n`) },
      };
