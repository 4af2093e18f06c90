import { CHANGING } from './changing-commands.ts';
import type { Command } from './command.ts';
import { KEEPING } from './keeping-commands.ts';
import { LOOKING } from './looking-commands.ts';
import { TOKENS } from './token-commands.ts';

/** Every command, by its name. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ...CHANGING,
  ...LOOKING,
  ...KEEPING,
  ...TOKENS,
]);
