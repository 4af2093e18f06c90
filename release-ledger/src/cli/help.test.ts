import { readCommandLine } from './command-line.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, HELP } from './help.ts';
import { COMMAND_WORDS } from './help-words.ts';

const TERMINAL = { write: () => undefined, writeError: () => undefined, variables: {}, user: 'ops' };

/** The words of a line as a shell would hand them over: quotes hold together. */
const wordsOfLine = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const examples = [...COMMANDS].flatMap(([name, command]) =>
  (COMMAND_WORDS[name]?.examples ?? []).map((example) => ({ name, command, example })),
);

describe('ledger --help', () => {
  it('knows every command and no other', () => {
    expect(Object.keys(COMMAND_WORDS).toSorted()).toEqual([...COMMANDS.keys()].toSorted());
    for (const { usage } of Object.values(COMMAND_WORDS))
      for (const form of usage) expect(HELP).toContain(form);
  });

  it.each([...COMMANDS.keys()])('says of %s how it is called, its options, exit codes, examples', (name) => {
    const options = COMMANDS.get(name)?.options ?? [];
    const help = commandHelp(name, options);
    for (const option of [...options, 'json', 'env', 'store']) expect(help).toContain(`--${option}`);
    expect(help).toMatch(new RegExp(`Usage\\n  ledger ${name}`));
    expect(help).toContain('Exit codes');
    expect(help).toMatch(new RegExp(`Examples\\n  ledger ${name}`));
  });

  it.each(examples)('shows a line that is understood: $example', ({ name, command, example }) => {
    const [program, called, ...args] = wordsOfLine(example);
    expect([program, called]).toEqual(['ledger', name]);
    expect(readCommandLine(name, args, command.options, TERMINAL)).toMatchObject({ _tag: 'Right' });
  });
});
