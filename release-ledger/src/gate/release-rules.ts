import type { Build, GateProblem, Release, ReleaseFile } from '../format/index.ts';
import { satisfies } from './range.ts';
import type { ShellFacts } from './shell-facts.ts';

/** What the rules look at: a build and its files, published or not. */
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
      ? `contract range ${JSON.stringify(range)}, which is not understood beside contract ${shell.contract}`
      : `shell ${shell.version} has contract ${shell.contract}, the remote takes ${range}`;
  const wouldPass = `a build whose range takes ${shell.contract}, or a shell with a contract in ${range}`;
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

const RULES = [contractRule, needsRule, uniqueNameRule, budgetRule];

/** The rules a release meets or not by itself, whatever else is live. */
export const releaseProblems = (release: Candidate, shell: ShellFacts): readonly GateProblem[] =>
  RULES.flatMap((rule) => rule(release, shell));
