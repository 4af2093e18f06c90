import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Uid and gid of the render process if the server runs as root. No account has them. */
const RENDER_UID = 65_530;
/** Time limit of a probe. Long, so that a busy machine does not lead to a weaker confinement. */
const PROBE_MS = 30_000;

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, '../../../..');
export const ENTRY = join(HERE, 'render-host.ts');

/** Code that the process can read. Excludes the data folder and the ledger. */
const READABLE = ['shell/server', 'shell/package.json', 'shared-contracts', 'node_modules', 'package.json'];

const NODE_FLAGS = [
  '--permission',
  '--allow-worker',
  ...READABLE.map((path) => `--allow-fs-read=${join(ROOT, path)}`),
  '--disallow-code-generation-from-strings',
  '--disable-sigusr1',
  '--no-addons',
  // suppresses the warning about `--allow-worker`: each thread drops that permission before it runs a bundle
  '--no-warnings',
];

/** Command to start the render process. */
export type Confinement = {
  readonly command: readonly string[];
  readonly ids: { readonly uid?: number; readonly gid?: number };
  /** Restrictions that are missing, for the log. */
  readonly gaps: readonly string[];
};

const NETWORK = 'the network (no `unshare --net`)';
const USER = 'the user of the server (not root)';
const own = { uid: RENDER_UID, gid: RENDER_UID };

/** Confinements, strongest first. Only a network namespace blocks the network reliably. */
const candidates = (isRoot: boolean): readonly Confinement[] => [
  ...(isRoot
    ? [
        {
          command: ['unshare', '--net', '--setgid', String(RENDER_UID), '--setuid', String(RENDER_UID)],
          ids: {},
          gaps: [],
        },
        { command: [], ids: own, gaps: [NETWORK] },
      ]
    : [{ command: ['unshare', '--user', '--net'], ids: {}, gaps: [] }]),
  { command: [], ids: {}, gaps: [USER, NETWORK] },
];

/** Whether the machine supports a confinement, and the process can read its code. */
const isPossible = ({ command, ids }: Confinement): boolean => {
  const [program = '', ...args]: readonly string[] = [...command, 'test', '-r', ENTRY];
  return spawnSync(program, args, { ...ids, env: {}, timeout: PROBE_MS, stdio: 'ignore' }).status === 0;
};

let chosen: Confinement | null = null;

/** The strongest confinement that this machine supports. Cached for the process. */
export const chooseConfinement = (): Confinement => {
  const all = candidates(process.getuid?.() === 0);
  const [weakest] = all.slice(-1);
  chosen ??= all.find(isPossible) ?? weakest ?? { command: [], ids: {}, gaps: [USER, NETWORK] };
  return chosen;
};

/** Program and arguments of a confined Node process. `args`: its script, with arguments. */
export const confinedCommand = (
  { command }: Confinement,
  args: readonly string[],
): { readonly program: string; readonly args: readonly string[] } => {
  const [program = '', ...rest]: readonly string[] = [...command, process.execPath, ...NODE_FLAGS, ...args];
  return { program, args: rest };
};
