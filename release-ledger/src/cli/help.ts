import { COMMON } from './command-line.ts';
import type { Option } from './command-line.ts';
import { COMMAND_WORDS, OPTION_WORDS } from './help-words.ts';

const COLUMN = 34;

const row = ([form, what]: readonly [string, string]): string => `  ${form.padEnd(COLUMN - 2)}${what}`;

const EXIT_CODES = `Exit codes
  0 done   2 usage error   3 refused   4 not found   5 conflict   6 the store or the ledger is broken`;

const overviewRows = Object.values(COMMAND_WORDS).flatMap(({ usage, what }) => {
  const [first = '', ...others] = usage;
  const [line = '', ...rest] = what.split('\n');
  const isShort = first.length < COLUMN - 3;
  return [
    ...(isShort ? [row([first, line])] : [`  ${first}`, row(['', line])]),
    ...others.map((other) => `  ${other}`),
    ...rest.map((more) => row(['', more])),
  ];
});

const exampleLines = Object.values(COMMAND_WORDS).flatMap(({ examples }) =>
  examples.slice(0, 1).map((example) => `  ${example}`),
);

/** Text of `ledger --help`. */
export const HELP = `ledger: which version of each remote is live

Usage: ledger <command> [options]        details: ledger <command> --help

${overviewRows.join('\n')}

Options of every command
${COMMON.map((option) => row(OPTION_WORDS[option])).join('\n')}

Variables
  AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION   of a bucket
  LEDGER_SIGNING_KEY    an ed25519 private key, PKCS8 as PEM or base64: publish signs with it
  LEDGER_TRUSTED_KEYS   {"<id>": "<public key>"}: releases that none of them signed are refused

${EXIT_CODES}

Examples
${exampleLines.join('\n')}
`;

/** Text of `ledger <command> --help`. */
export const commandHelp = (name: string, options: readonly Option[]): string => {
  const words = COMMAND_WORDS[name] ?? { usage: [name], what: '', examples: [] };
  return `ledger ${name}: ${words.what}

Usage
${words.usage.map((usage) => `  ledger ${usage} [options]`).join('\n')}

Options
${[...options, ...COMMON].map((option) => row(OPTION_WORDS[option])).join('\n')}

${EXIT_CODES}

Examples
${words.examples.map((example) => `  ${example}`).join('\n')}
`;
};
