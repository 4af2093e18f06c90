import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

import type { Page } from '@playwright/test';
import * as E from 'fp-ts/lib/Either.js';
import { parse } from 'yaml';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { runnableBlocks } from '../../tools/documents/runnable-blocks.ts';
import { Workflow } from '../../tools/new-remote/workflow.ts';
import { fromRoot } from '../../tools/webpack/paths.ts';
import { startDevServer } from '../support/dev-server.ts';
import { openShell } from '../support/literal-shell.ts';
import { expect, test } from '../support/own-site-test.ts';

/** Package manager, build and type check of a separate project, on a busy machine. */
const GUIDE_MS = 900_000;

/** A build of the remote in the background. */
const BUILD_MS = 240_000;

/** The commands of the workflow after the build, by their names. */
const workflowOf = async (project: string): Promise<ReadonlyMap<string, string>> => {
  const text = await readFile(join(project, '.github/workflows/remote.yml'), 'utf8');
  const workflow = Workflow.decode(parse(text));
  const jobs = E.isRight(workflow) ? Object.values(workflow.right.jobs) : [];
  return new Map(jobs.flatMap(({ steps }) => steps).map(({ name = '', run = '' }) => [name, run] as const));
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The remote has hydrated the server-rendered HTML. */
const isLive = async (page: Page, words: string): Promise<void> => {
  await expect(heading(page)).toHaveText('Rewards');
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.locator('[data-slot="mfe-rewards"]')).toHaveAttribute('data-state', 'ready');
};

test(
  'docs/teams.md, followed literally in an outside folder, makes a remote live and removes it again',
  {
    tag: '@long',
  },
  async ({ page, problems, site }) => {
    test.setTimeout(GUIDE_MS);
    // request for the document after the remote was removed
    problems.allow(/status of 404 .*\/apps\/rewards\)/);
    const guide = await readFile(fromRoot('docs/teams.md'), 'utf8');
    const [make, alone, publish, promote, token, next, preview, back, retire, ...more] =
      runnableBlocks(guide);
    const [dev = ''] = runnableBlocks(guide, 'dev');
    expect(more).toEqual([]);
    const folder = await mkdtemp(join(tmpdir(), 'team-'));
    const project = join(folder, 'mfe-rewards');
    const variables = {
      COINLANE: fromRoot(),
      SITE: site.origin,
      LEDGER_STORE: site.ledger,
      LEDGER_ENV: 'local',
      // as on a team's machine: the shell facts come only from the ledger
      LEDGER_SHELL_FACTS: '',
      npm_config_prefer_offline: 'true',
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
    };
    const shell = openShell(folder, variables);
    const follow = (block: string | undefined): Promise<string> => shell.run(block ?? 'false');

    try {
      await test.step('When the team makes, tests and publishes its remote', async () => {
        expect(await follow(make)).toContain('its page will be /apps/rewards');
        const tested = await follow(alone);
        for (const language of LANGUAGES)
          expect(tested).toContain(`the built page is rendered in ${language}`);
        expect(tested).toContain('the texts are whole in every language');
        expect(tested).toContain(/`(pass \d+)`, `fail 0`/.exec(guide)?.[1] ?? 'a number in the guide');
        expect(tested).toContain('fail 0');
        expect(await follow(publish)).toContain('published mfe-rewards@0.1.0-');
      });
      await test.step('Then no visitor sees it yet', async () => {
        expect((await page.request.get('/apps/rewards')).status()).toBe(404);
      });
      await test.step('When it is promoted, then it is a page of the site, in every language', async () => {
        expect(await follow(promote)).toContain('mfe-rewards new → 0.1.0-');
        await page.goto('/apps/rewards');
        await isLive(page, 'This page is new, and there is nothing to do here yet.');
        await page.goto('/ja/apps/rewards');
        await isLive(page, 'このページは新しく作られたばかりで');
      });
      await test.step('And its links lead into the site without a new document', async () => {
        await page.getByRole('main').getByRole('link').first().click();
        await expect(page).toHaveURL(/\/ja\/exchange/);
      });
      await test.step('When a second version is live, and is rolled back', async () => {
        await follow(token);
        expect(await follow(next)).toContain('"outcome":"appended"');
        await page.goto('/apps/rewards');
        await isLive(page, 'This page is new, and points come next month.');
        expect(await follow(preview)).toContain('?preview=');
        expect(await follow(back)).toContain('too early');
        await page.goto('/apps/rewards');
        await isLive(page, 'This page is new, and there is nothing to do here yet.');
      });
      await test.step('When the team develops in the deployed site, then an open page follows each edit', async () => {
        const tokenLine = /token=(\S+)/.exec(await follow('echo "token=$TOKEN"'))?.[1] ?? '';
        const server = startDevServer(dev, project, { ...variables, TOKEN: tokenLine, PORT: '0' });
        try {
          await expect.poll(server.said, { timeout: BUILD_MS }).toContain('watching; open ');
          await page.goto(/open (\S+)/.exec(server.said())?.[1] ?? '');
          await isLive(page, 'This page is new, and points come next month.');
          const texts = join(project, 'locales/en.json');
          const before = await readFile(texts, 'utf8');
          await writeFile(texts, before.replace('points come next month', 'points come today'));
          await expect(page.getByText('points come today')).toBeVisible({ timeout: BUILD_MS });
          await isLive(page, 'This page is new, and points come today.');
          expect(new URL(page.url()).origin).not.toBe(site.origin);
        } finally {
          server.stop();
        }
        await page.goto('/apps/rewards');
        await isLive(page, 'This page is new, and there is nothing to do here yet.');
      });
      await test.step('When the workflow runs, then it publishes, starts a rollout, and rolls it back', async () => {
        const steps = await workflowOf(project);
        await follow(
          'export LEDGER_TOKEN="$TOKEN" GITHUB_SHA=1a2b3c GITHUB_OUTPUT="$PWD/out" GITHUB_STEP_SUMMARY="$PWD/summary"',
        );
        await follow(steps.get('Build and test'));
        await follow(steps.get('Publish, without making it live'));
        await follow('export VERSION=$(sed -n "s/^version=//p" "$GITHUB_OUTPUT")');
        await follow(steps.get('Preview link'));
        const link = /\((http\S+)\)/.exec(await follow('cat "$GITHUB_STEP_SUMMARY"'))?.[1] ?? '';
        await page.goto(link);
        await isLive(page, 'This page is new, and points come today.');
        await page.goto('/apps/rewards?mfe=');
        expect(await follow(steps.get('Make it live in steps'))).toContain('"outcome":"appended"');
        await follow('export REASON="too \\"early\\""');
        expect(await follow(steps.get('Roll back'))).toContain('"outcome":"appended"');
        expect(await follow('npx ledger history mfe-rewards')).toContain('too "early"');
      });
      await test.step('When it is removed, then its address is not a page', async () => {
        expect(await follow(retire)).toContain('→ removed');
        expect((await page.goto('/apps/rewards'))?.status()).toBe(404);
        await expect(heading(page)).not.toHaveText('Rewards');
      });
    } finally {
      shell.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
