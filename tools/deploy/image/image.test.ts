import { existsSync, globSync, readFileSync } from 'node:fs';

import { fromRoot } from '../../webpack/index.ts';
import { ignoresOf, readDockerfile } from './read-dockerfile.ts';

const textOf = (file: string): string => readFileSync(fromRoot(file), 'utf8');

const stages = readDockerfile(textOf('deploy/Dockerfile'));
const isIgnored = ignoresOf(textOf('deploy/Dockerfile.dockerignore'));

/** Commands of all RUN instructions. */
const commands = stages.flatMap(({ steps }) =>
  steps.flatMap((step) => (step._tag === 'Run' ? step.command.split('&&').map((each) => each.trim()) : [])),
);
/** The paths that the last stage copies from the repository. */
const copied = (stages.at(-1)?.steps ?? []).flatMap((step) =>
  step._tag === 'Copy' ? [step.source.replace('/site/', '')] : [],
);

type Locked = { readonly dev?: boolean; readonly optional?: boolean; readonly cpu?: readonly string[] };
const { packages } = JSON.parse(textOf('package-lock.json')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** `image.long.test.ts` runs the steps. */
describe('deploy/Dockerfile', () => {
  it('pins the base image of each stage by the same digest', () => {
    const bases = [...textOf('deploy/Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(bases).toHaveLength(2);
    expect(new Set(bases).size).toBe(1);
    expect(bases[0]).toMatch(/^node:24\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/);
  });

  it('omits no packages for the build: minifiers are native programs in optional packages', () => {
    const build = commands.findIndex((command) => command.startsWith('node tools/build.ts'));
    const installs = commands.slice(0, build).filter((command) => command.startsWith('npm ci'));
    expect(installs).toEqual(['npm ci --ignore-scripts']);
  });

  it('installs only the packages of the server, and omits no native program except Node', () => {
    const last = commands.findLast((command) => command.startsWith('npm ci'));
    expect(last).toBe('npm ci --ignore-scripts --omit=dev --omit=optional');
    const native = Object.entries(packages).filter(
      ([, { dev, optional, cpu }]) => dev !== true && optional === true && cpu !== undefined,
    );
    expect(native.map(([path]) => path.replace(/-(arm64|x64)$/, ''))).toEqual([
      'node_modules/node-linux',
      'node_modules/node-linux',
    ]);
  });

  it('copies existing files, and every package that the server and the ledger import', () => {
    for (const path of copied.filter((each) => each !== 'node_modules')) {
      expect([path, existsSync(fromRoot(path)), isIgnored(path)]).toEqual([path, true, false]);
    }
    const files = globSync(['shell/server/**/*.ts', 'release-ledger/src/**/*.ts'], { cwd: fromRoot() });
    const imported = files
      .filter((file) => !/\.(test|fixture|worker)\.ts$|\/testing\//.test(file))
      .flatMap((file) =>
        [...textOf(file).matchAll(/from '@coinlane\/([a-z-]+)/g)].map(([, name = '']) => name),
      );
    expect([...new Set(imported)].filter((name) => !copied.includes(name))).toEqual([]);
    expect(imported).toContain('release-ledger');
  });

  it('joins lines, and rejects instructions that the test cannot run', () => {
    expect(readDockerfile('FROM a AS b\nRUN one \\\n && two\n# a comment\nCOPY --from=b /x ./x\n')).toEqual([
      {
        name: 'b',
        steps: [
          { _tag: 'Run', command: 'one && two' },
          { _tag: 'Copy', from: 'b', source: '/x', target: './x' },
        ],
      },
    ]);
    expect(() => readDockerfile('FROM a\nADD x y\n')).toThrow('the instruction ADD is not supported');
  });
});
