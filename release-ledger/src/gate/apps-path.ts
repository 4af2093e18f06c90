/**
 * Path prefix of remotes that are not in the shell's route table: `mfe-rewards` gets `/apps/rewards` and
 * everything below it. A new remote needs no new shell.
 */
export const APPS_PATH = '/apps';
