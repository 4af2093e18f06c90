import { readCommandLine } from './command-line.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, HELP } from './help.ts';
import { COMMAND_WORDS } from './help-words.ts';

const TERMINAL = { write: () => undefined, writeError: () => undefined, variables: {}, user: 'ops' };

/** Splits a line into words like a shell: keeps quoted text together. */
const wordsOfLine = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const examples = [...COMMANDS].flatMap(([name, command]) =>
  (COMMAND_WORDS[name]?.examples ?? []).map((example) => ({ name, command, example })),
);

describe('ledger --help', () => {
  it('lists every command and no other', () => {
    expect(Object.keys(COMMAND_WORDS).toSorted()).toEqual([...COMMANDS.keys()].toSorted());
    for (const { usage } of Object.values(COMMAND_WORDS))
      for (const form of usage) expect(HELP).toContain(form);
  });

  it.each([...COMMANDS.keys()])('shows usage, options, exit codes and examples of %s', (name) => {
    const options = COMMANDS.get(name)?.options ?? [];
    const help = commandHelp(name, options);
    for (const option of [...options, 'json', 'env', 'store']) expect(help).toContain(`--${option}`);
    expect(help).toMatch(new RegExp(`Usage\\n  ledger ${name}`));
    expect(help).toContain('Exit codes');
    expect(help).toMatch(new RegExp(`Examples\\n  ledger ${name}`));
  });

  it.each(examples)('shows an example that parses: $example', ({ name, command, example }) => {
    const [program, called, ...args] = wordsOfLine(example);
    expect([program, called]).toEqual(['ledger', name]);
    expect(readCommandLine(name, args, command.options, TERMINAL)).toMatchObject({ _tag: 'Right' });
  });
});
