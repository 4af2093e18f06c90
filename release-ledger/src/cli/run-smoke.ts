import { spawn } from 'node:child_process';

import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import { decodeFile, GateProblems } from '../format/index.ts';
import type { GateProblem } from '../format/index.ts';
import type { Smoke, SmokeComposition } from '../gate/index.ts';

/** Program that opens a composition. Reads JSON (`store`, `remotes`, `changed`) and writes a JSON list of problems. */
export type SmokeProgram = { readonly command: string; readonly store: string };

const WOULD_PASS =
  'a program in $LEDGER_SMOKE that opens the composition in a browser and writes the problems it sees as JSON';

const notRun = ({ remotes, changed }: SmokeComposition, found: string): readonly GateProblem[] =>
  changed.map((remote) => ({
    rule: 'smoke',
    release: `${remote}@${remotes[remote] ?? ''}`,
    found,
    wouldPass: WOULD_PASS,
  }));

type Ended = { readonly code: number | null; readonly out: string; readonly errors: string };

const start = (command: string, input: string): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'] });
    let out = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, out, errors });
    });
    // a program that failed to start does not read its input
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });

const MAX_SHOWN_CHARACTERS = 500;

/**
 * Runs the smoke test in a separate program, so that the ledger does not depend on a shell or a browser. If the
 * program cannot run, or its output is invalid, this is a problem of each changed remote, never a pass.
 */
export const smokeBy =
  ({ command, store }: SmokeProgram): Smoke =>
  async (composition) => {
    if (command.trim() === '') return notRun(composition, 'no program to open a composition is configured');
    const { code, out, errors } = await start(command, JSON.stringify({ store, ...composition }));
    if (code !== 0)
      return notRun(
        composition,
        `${command} ended with ${String(code)}: ${errors.trim().slice(0, MAX_SHOWN_CHARACTERS)}`,
      );
    return pipe(
      decodeFile(GateProblems, new TextEncoder().encode(out)),
      E.getOrElse((problems) =>
        notRun(composition, `${command} did not write a list of problems: ${problems.join('; ')}`),
      ),
    );
  };
