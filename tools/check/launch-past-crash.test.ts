import { launchPastCrash } from './launch-past-crash.ts';

const CRASHED = [
  'browserType.launch: Target page, context or browser has been closed\n[pid=7][err] Segmentation fault\n<process did exit: exitCode=139, signal=null>',
  'browserType.launch: Target page, context or browser has been closed\n<process did exit: exitCode=null, signal=SIGSEGV>',
  'browserType.launch: Failed to launch\n<process did exit: exitCode=133, signal=null>',
];

const failing = (failures: readonly string[]) => {
  const left = [...failures];
  let launches = 0;
  return {
    launch: (): Promise<string> => {
      launches += 1;
      const failure = left.shift();
      return failure === undefined ? Promise.resolve('browser') : Promise.reject(new Error(failure));
    },
    launches: () => launches,
  };
};

test.each(CRASHED)(
  'a browser that crashes at its start is launched again, and reported: %#',
  async (crash) => {
    const browser = failing([crash]);
    const lines: string[] = [];
    await expect(launchPastCrash(browser.launch, (line) => lines.push(line))).resolves.toBe('browser');
    expect(lines).toEqual(['the browser crashed while it started; starting it again']);
    expect(browser.launches()).toBe(2);
  },
);

test.each([
  ['a second crash', [CRASHED[0] ?? '', CRASHED[1] ?? ''], 2],
  ['a missing browser', ["browserType.launch: Executable doesn't exist at /usr/bin/chromium"], 1],
  ['a browser that ends by itself', ['browserType.launch: <process did exit: exitCode=1, signal=null>'], 1],
])('%s fails the launch', async (_, failures, launches) => {
  const browser = failing(failures);
  await expect(launchPastCrash(browser.launch, () => undefined)).rejects.toThrow(failures.at(-1));
  expect(browser.launches()).toBe(launches);
});
