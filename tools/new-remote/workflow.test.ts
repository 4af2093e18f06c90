import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import * as E from 'fp-ts/lib/Either.js';
import { parse } from 'yaml';

import { fromRoot } from '../webpack/paths.ts';
import { fillTemplate, remoteWords } from './remote-words.ts';
import { Workflow } from './workflow.ts';

const words = remoteWords('mfe-rewards');
const template = readFileSync(
  fromRoot('tools/new-remote/templates/outside/.github/workflows/remote.yml.tpl'),
  'utf8',
);
const read = Workflow.decode(parse(words === null ? '' : fillTemplate(template, words)));
const jobs = E.isRight(read) ? read.right.jobs : {};
const steps = Object.values(jobs).flatMap((job) => job.steps);

/** The e2e test of `docs/teams.md` runs the steps. */
describe('the workflow of a remote outside', () => {
  it('builds, makes a version live in steps, and rolls back', () => {
    expect(Object.keys(jobs)).toEqual(['build', 'canary', 'rollback']);
    expect(steps.flatMap(({ name = [] }) => name)).toEqual([
      'Install',
      'Build and test',
      'Publish, without making it live',
      'Preview link',
      'Make it live in steps',
      'Roll back',
    ]);
  });

  it('pins each action by its commit', () => {
    const actions = steps.flatMap(({ uses = [] }) => uses);
    expect(actions).toHaveLength(2);
    for (const action of actions) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
  });

  it('gives the token only to steps that need it, after the code of the change has run', () => {
    const holders = steps.filter(({ env = {} }) => 'LEDGER_TOKEN' in env);
    expect(holders.map(({ name }) => name)).toEqual([
      'Publish, without making it live',
      'Preview link',
      'Make it live in steps',
      'Roll back',
    ]);
    for (const { run = '' } of holders) expect(run).not.toContain('npm');
  });

  it.each(steps.flatMap(({ name, run }) => (run === undefined ? [] : [{ name, run }])))(
    'is valid for bash, and contains no expression that a pull request could fill: $name',
    ({ run }) => {
      expect(spawnSync('bash', ['-n'], { input: run, encoding: 'utf8' }).stderr).toBe('');
      expect(run).not.toContain('${{');
    },
  );
});
