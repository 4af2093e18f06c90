import { WRITE_COMMANDS } from './write-commands.ts';
import type { Command } from './command.ts';
import { MAINTENANCE_COMMANDS } from './maintenance-commands.ts';
import { READ_COMMANDS } from './read-commands.ts';
import { TOKEN_COMMANDS } from './token-commands.ts';

/** All commands by name. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ...WRITE_COMMANDS,
  ...READ_COMMANDS,
  ...MAINTENANCE_COMMANDS,
  ...TOKEN_COMMANDS,
]);
