export { compositionProblems, newProblems } from './composition-rules.ts';
export { passGate } from './pass-gate.ts';
export { factsWithLimits, releaseProblems } from './release-rules.ts';
export { satisfies } from './range.ts';
export { APPS_PATH } from './apps-path.ts';
export { ShellFacts, ShellFactsFile } from '../format/index.ts';
export type { Candidate } from './release-rules.ts';
export type { Gate, Smoke, SmokeComposition } from './pass-gate.ts';
