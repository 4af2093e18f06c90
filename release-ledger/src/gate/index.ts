export { compositionProblems, newProblems } from './composition-rules.ts';
export { passGate } from './pass-gate.ts';
export { releaseProblems } from './release-rules.ts';
export { satisfies } from './range.ts';
export { APPS_PATH, ShellFacts } from './shell-facts.ts';
export type { Candidate } from './release-rules.ts';
export type { Gate, Smoke, SmokeComposition } from './pass-gate.ts';
