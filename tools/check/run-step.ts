import { spawn } from 'node:child_process';

import { fromRoot } from '../webpack/index.ts';
import { processorSeconds } from './processor-seconds.ts';

export type StepResult = {
  readonly isGreen: boolean;
  readonly output: string;
  readonly seconds: number;
  /** Processor time of the command and its child processes. 0 if the shell could not report it. */
  readonly processorSeconds: number;
};

type Settings = {
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Whether output is printed at once. Otherwise it is only returned. */
  readonly isLive: boolean;
};

/** Runs the command, then writes the processor times of its processes to descriptor 3. */
const WITH_TIMES = '"$@"; code=$?; times >&3; exit "$code"';

/** Running process groups, which end with this process. */
const running = new Set<number>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const pid of running) process.kill(-pid, signal);
    process.exit(1);
  });

/** Runs one of the project's commands in the root of the repository. */
export const runStep = (
  command: readonly [string, ...string[]],
  { env = {}, isLive }: Settings,
): Promise<StepResult> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const child = spawn('/bin/sh', ['-c', WITH_TIMES, 'sh', ...command], {
      cwd: fromRoot(),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: true,
    });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    const output: string[] = [];
    const times: string[] = [];
    const collect = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      output.push(chunk.toString());
      if (isLive) target.write(chunk);
    };
    child.stdout?.on('data', collect(process.stdout));
    child.stderr?.on('data', collect(process.stderr));
    child.stdio[3]?.on('data', (chunk: Buffer) => times.push(chunk.toString()));
    const end = (isGreen: boolean): void => {
      if (pid !== undefined) running.delete(pid);
      resolve({
        isGreen,
        output: output.join(''),
        seconds: (performance.now() - startedAt) / 1000,
        processorSeconds: processorSeconds(times.join('')),
      });
    };
    child.on('error', (error) => {
      output.push(error.message);
      end(false);
    });
    child.on('exit', (code) => {
      end(code === 0);
    });
  });
