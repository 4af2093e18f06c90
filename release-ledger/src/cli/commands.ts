import { CHANGING } from './changing-commands.ts';
import type { Command } from './command.ts';
import { MAINTENANCE_COMMANDS } from './maintenance-commands.ts';
import { READ_COMMANDS } from './read-commands.ts';
import { TOKENS } from './token-commands.ts';

/** Every command, by its name. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ...CHANGING,
  ...READ_COMMANDS,
  ...MAINTENANCE_COMMANDS,
  ...TOKENS,
]);
