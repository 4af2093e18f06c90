import type { Build, GateProblem, Release, ReleaseFile, ShellFacts } from '../format/index.ts';
import { APPS_PATH } from './apps-path.ts';
import { satisfies } from './range.ts';

/** Input of the rules: a build and its files, published or not. */
export type Candidate = Build & { readonly files: Readonly<Record<string, ReleaseFile>> };

type Rule = (release: Candidate, shell: ShellFacts) => readonly GateProblem[];

/** `mfe-swap@1.9.0`. */
export const nameOf = ({ name, version }: Pick<Release, 'name' | 'version'>): string => `${name}@${version}`;

const contractRule: Rule = (release, shell) => {
  const { range } = release.contract;
  const isMet = satisfies(shell.contract, range);
  if (isMet === true) return [];
  const found =
    isMet === null
      ? `contract range ${JSON.stringify(range)}, which cannot be compared with contract ${shell.contract}`
      : `shell ${shell.version} has contract ${shell.contract}, the remote accepts ${range}`;
  const wouldPass = `a build whose range includes ${shell.contract}, or a shell with a contract in ${range}`;
  return [{ rule: 'contract', release: nameOf(release), found, wouldPass }];
};

const needsRule: Rule = (release, shell) =>
  Object.entries(release.needs).flatMap(([library, range]) => {
    const shared = Object.hasOwn(shell.shared, library) ? shell.shared[library] : undefined;
    if (shared !== undefined && satisfies(shared, range) === true) return [];
    const has = shared === undefined ? `does not share ${library}` : `shares ${library} ${shared}`;
    const found = `shell ${shell.version} ${has}, the remote needs ${range}`;
    const wouldPass =
      shared === undefined
        ? `a build that carries its own ${library}, or a shell that shares it`
        : `a build against ${library} ${shared}, or a shell that shares ${range}`;
    return [{ rule: 'needs', release: nameOf(release), found, wouldPass }];
  });

const uniqueNameRule: Rule = (release) =>
  release.uniqueName === nameOf(release)
    ? []
    : [
        {
          rule: 'unique-name',
          release: nameOf(release),
          found: `uniqueName ${JSON.stringify(release.uniqueName)}`,
          wouldPass: `${nameOf(release)}, which carries the version`,
        },
      ];

const firstFiles = ({ entry, preload }: Candidate): readonly string[] => [
  ...new Set([entry.path, ...preload.scripts, ...preload.styles]),
];

const budgetRule: Rule = (release, { firstLoadBytes: { usual, byRemote } }) => {
  const budget = (Object.hasOwn(byRemote, release.name) ? byRemote[release.name] : undefined) ?? usual;
  const size = firstFiles(release).reduce((sum, path) => sum + (release.files[path]?.bytes ?? 0), 0);
  return size <= budget
    ? []
    : [
        {
          rule: 'byte-budget',
          release: nameOf(release),
          found: `${String(size)} bytes before the remote can be used`,
          wouldPass: `at most ${String(budget)} bytes`,
        },
      ];
};

const singletonsRule: Rule = (release, { version, singletons }) => {
  const problem = (found: string, wouldPass: string) => [
    { rule: 'private-singletons', release: nameOf(release), found, wouldPass },
  ];
  if (release.bundled === undefined)
    return problem(
      'a build that does not list its bundled packages',
      'a build of the preset in @coinlane/tools, which lists them as `bundled`',
    );
  const own = singletons.filter((library) => release.bundled?.includes(library) === true);
  if (own.length === 0) return [];
  return problem(
    `it carries its own ${own.join(', ')}`,
    `a build that takes ${own.join(', ')} from shell ${version}: shared as a singleton with import: false`,
  );
};

/** `/apps/rewards` for `mfe-rewards`. */
const appPathOf = ({ name }: Candidate): string => `${APPS_PATH}/${name.replace(/^mfe-/, '')}`;

const routesRule: Rule = (release, shell) =>
  release.routes.flatMap((route) => {
    const owner = Object.hasOwn(shell.routes, route) ? shell.routes[route] : undefined;
    const appPath = appPathOf(release);
    const isApp = route === appPath || route.startsWith(`${appPath}/`);
    if (owner === release.name || (owner === undefined && isApp)) return [];
    const found =
      owner === undefined
        ? `shell ${shell.version} does not route ${route} to ${release.name}`
        : `shell ${shell.version} routes ${route} to ${owner}`;
    const wouldPass = `${appPath} or a path below it, or a shell whose table routes ${route} to ${release.name}`;
    return [{ rule: 'routes', release: nameOf(release), found, wouldPass }];
  });

const RULES = [contractRule, needsRule, uniqueNameRule, singletonsRule, routesRule, budgetRule];

/** Problems of a release with the shell, independent of other live releases. A release of the shell has none. */
export const releaseProblems = (release: Candidate, shell: ShellFacts): readonly GateProblem[] =>
  release.shell === undefined ? RULES.flatMap((rule) => rule(release, shell)) : [];

/** Facts for the checks of remotes: those of the released shell, with the byte limits of the servers. */
export const factsWithLimits = (released: ShellFacts | undefined, servers: ShellFacts): ShellFacts =>
  released === undefined ? servers : { ...released, firstLoadBytes: servers.firstLoadBytes };

/** Problems of a shell release with the servers that compose its pages. `servers`: facts of their own shell. */
export const shellProblems = (
  release: Candidate,
  servers: Pick<ShellFacts, 'contract'>,
): readonly GateProblem[] => {
  const { range } = release.contract;
  if (satisfies(servers.contract, range) === true) return [];
  const found = `the servers have contract ${servers.contract}, this shell accepts ${range}`;
  const wouldPass = `a shell whose range includes ${servers.contract}, or servers with a contract in ${range}`;
  return [{ rule: 'contract', release: nameOf(release), found, wouldPass }];
};
