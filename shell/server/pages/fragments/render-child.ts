import { spawn } from 'node:child_process';

import * as E from 'fp-ts/lib/Either.js';

import { confinedCommand, ENTRY } from './confinement.ts';
import type { Confinement } from './confinement.ts';
import { ProcessMessage } from './render-job.ts';
import type { RenderInput } from './render-job.ts';

/** A render process. */
export type RenderChild = {
  readonly send: (input: RenderInput) => void;
  /** Keeps this process alive while answers are pending. */
  readonly hold: (isHeld: boolean) => void;
  /** Resolves when the process has ended. */
  readonly stop: () => Promise<void>;
};

type Listeners = {
  readonly received: (message: ProcessMessage) => void;
  readonly ended: (reason: string) => void;
};

const modeOf = (environment: string | undefined): 'production' | 'development' =>
  environment === undefined || environment === 'production' ? 'production' : 'development';

/**
 * Starts a render process with an empty environment. Ignores messages that do not decode. `limitMs` limits each
 * fragment. Null: the limit of the render pool.
 */
export const startRenderChild = (
  confinement: Confinement,
  limitMs: number | null,
  { received, ended }: Listeners,
): RenderChild => {
  const mode = modeOf(process.env['NODE_ENV']);
  const { program, args } = confinedCommand(confinement, [
    ENTRY,
    mode,
    ...(limitMs === null ? [] : [String(limitMs)]),
  ]);
  const child = spawn(program, args, {
    ...confinement.ids,
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  child.on('message', (message: unknown) => {
    const known = ProcessMessage.decode(message);
    if (E.isRight(known)) received(known.right);
  });
  // the first of two events, because a program that fails to start has no exit event
  const gone = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${String(code)}`));
  });
  void gone.then(ended);
  const hold = (isHeld: boolean): void => {
    if (isHeld) {
      child.ref();
      child.channel?.ref();
    } else {
      child.unref();
      child.channel?.unref();
    }
  };
  hold(false);
  return {
    hold,
    send: (input) => {
      // the exit event already reports a process that has ended
      if (child.connected) child.send(input, () => undefined);
    },
    stop: async () => {
      hold(true);
      child.kill('SIGKILL');
      await gone;
    },
  };
};
