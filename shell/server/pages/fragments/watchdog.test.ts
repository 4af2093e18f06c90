import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A process whose only event is seconds away, as in a render process whose thread is in a busy loop. */
const PROGRAM = `
const { createWatchdog } = await import(process.argv[1]);
let checks = 0;
const watchdog = createWatchdog(() => { checks += 1; if (checks === 3) end(); }, () => false);
const event = setTimeout(end, 5000);
function end() { clearTimeout(event); watchdog.stop(); process.stdout.write(String(checks)); }
watchdog.wake();`;

const outputOf = async (program: string): Promise<string> => {
  const watchdog = join(import.meta.dirname, 'watchdog.ts');
  return (await run(process.execPath, ['--input-type=module', '-e', program, watchdog])).stdout;
};

describe('createWatchdog', () => {
  it('checks without waiting for another event', async () => {
    expect(await outputOf(PROGRAM)).toBe('3');
  });

  it('does not keep its process alive', async () => {
    expect(
      await outputOf(PROGRAM.replace('const event = setTimeout(end, 5000);', 'const event = null;')),
    ).toBe('');
  });
});
