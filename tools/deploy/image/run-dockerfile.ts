import { spawn } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

import { fromRoot } from '../../webpack/index.ts';
import { ignoresOf, readDockerfile } from './read-dockerfile.ts';
import type { Stage } from './read-dockerfile.ts';

/** Command of a container of the last stage. */
export type Image = {
  /** Folder that is `WORKDIR` in the image. */
  readonly folder: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly command: readonly string[];
};

type Built = Image & { readonly root: string };

/** Environment of a container. Contains only programs, npm cache and network of this machine. */
const containerVariables = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined &&
      /^(PATH|HOME|npm_config_.*|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i.test(name)
        ? [[name, value]]
        : [],
    ),
  );

const run = (command: string, cwd: string, variables: Readonly<Record<string, string>>): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn('bash', ['-euc', command], {
      cwd,
      env: { ...containerVariables(), ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`RUN ${command}\nended with ${String(code)}:\n${said.slice(-4000)}`));
    });
  });

/** Copies the build context: the repository without the files of `.dockerignore`. */
const copyContext = async (target: string, isIgnored: (path: string) => boolean): Promise<void> => {
  await cp(fromRoot(), target, {
    recursive: true,
    filter: (path) => !isIgnored(relative(fromRoot(), path)),
  });
};

/** A target that ends with `/` is a folder. */
const copyFromStage = async (stage: Built | undefined, source: string, target: string): Promise<void> => {
  if (stage === undefined) throw new Error(`COPY ${source}: the stage is not built before`);
  const to = target.endsWith('/') ? join(target, basename(source)) : target;
  await cp(join(stage.root, source), to, { recursive: true, verbatimSymlinks: true });
};

const runStage = async (
  { steps }: Stage,
  root: string,
  before: ReadonlyMap<string, Built>,
  isIgnored: (path: string) => boolean,
): Promise<Built> => {
  let built: Built = { root, folder: root, variables: {}, command: [] };
  const placeOf = (path: string): string =>
    path.startsWith('/') ? join(root, path) : join(built.folder, path);
  for (const step of steps) {
    switch (step._tag) {
      case 'WorkFolder':
        built = { ...built, folder: join(root, step.path) };
        await mkdir(built.folder, { recursive: true });
        break;
      case 'Environment':
        built = { ...built, variables: { ...built.variables, [step.name]: step.value } };
        break;
      case 'Copy':
        if (step.from === null) await copyContext(placeOf(step.target), isIgnored);
        else await copyFromStage(before.get(step.from), step.source, placeOf(step.target));
        break;
      case 'Run':
        await run(step.command, built.folder, built.variables);
        break;
      case 'Command':
        built = { ...built, command: step.words };
    }
  }
  return built;
};

/**
 * Runs the steps of `deploy/Dockerfile` in a folder, each stage in a subfolder, with the programs of this machine
 * instead of a base image. Rejects with the output of the failed step.
 */
export const runDockerfile = async (folder: string): Promise<Image> => {
  const stages = readDockerfile(await readFile(fromRoot('deploy/Dockerfile'), 'utf8'));
  const isIgnored = ignoresOf(await readFile(fromRoot('deploy/Dockerfile.dockerignore'), 'utf8'));
  const built = new Map<string, Built>();
  let last: Built = { root: folder, folder, variables: {}, command: [] };
  for (const [index, stage] of stages.entries()) {
    last = await runStage(stage, join(folder, String(index)), built, isIgnored);
    built.set(stage.name, last);
  }
  return last;
};
