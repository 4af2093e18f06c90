import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Time of all processes of a soak, from the file `clock` in its folder. */
export const soakTime = (folder: string): (() => number) => {
  const file = join(folder, 'clock');
  return () => Date.now() + Number(readFileSync(file, 'utf8'));
};

/** Moves the time of all processes of a soak. */
export const createSoakClock = (folder: string): { readonly pass: (ms: number) => void } => {
  const file = join(folder, 'clock');
  let ahead = 0;
  const pass = (ms: number): void => {
    ahead += ms;
    // never half a file: time would go back
    writeFileSync(`${file}.new`, String(ahead));
    renameSync(`${file}.new`, file);
  };
  pass(0);
  return { pass };
};
