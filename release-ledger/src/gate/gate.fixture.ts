import type { Candidate, ShellFacts } from './index.ts';

/** A shell that fits `aCandidate`. */
export const aShell = (fields: Partial<ShellFacts> = {}): ShellFacts => ({
  version: '0.4.0',
  contract: '0.1.0',
  shared: { react: '19.3.1' },
  singletons: ['react', 'effector'],
  routes: { '/swap': 'mfe-swap', '/exchange': 'mfe-exchange' },
  events: { produced: {}, consumed: {} },
  firstLoadBytes: { usual: 1000, byRemote: {} },
  ...fields,
});

/** A build of the shell with these facts, for servers with contract 0.1.0. */
export const aShellCandidate = (facts: Partial<ShellFacts> = {}, range = '^0.1.0'): Candidate => {
  const shell = aShell({ version: '0.5.0', ...facts });
  return aCandidate({
    name: 'shell',
    version: shell.version,
    contract: { built: '0.1.0', range },
    needs: {},
    bundled: ['react', 'effector'],
    shell,
  });
};

/** A build that fits `aShell`. */
export const aCandidate = (fields: Partial<Candidate> = {}): Candidate => {
  const { name = 'mfe-swap', version = '1.0.0' } = fields;
  return {
    schema: 1,
    name,
    version,
    gitSha: '',
    uniqueName: `${name}@${version}`,
    contract: { built: '0.1.0', range: '^0.1.0' },
    events: { produced: {}, consumed: {} },
    needs: { react: '^19.0.0' },
    bundled: ['io-ts'],
    exposes: [],
    blocks: [],
    routes: [],
    namespace: 'swap',
    locales: [],
    entry: { path: 'entry.js', globalName: 'x' },
    preload: { scripts: ['entry.js', 'main.js'], styles: ['main.css'] },
    server: 'server.cjs',
    files: {
      'entry.js': { sha384: 'x', bytes: 100 },
      'main.js': { sha384: 'x', bytes: 300 },
      'main.css': { sha384: 'x', bytes: 50 },
      'lazy.js': { sha384: 'x', bytes: 9000 },
    },
    ...fields,
  };
};
