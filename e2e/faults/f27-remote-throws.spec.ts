import type { Page } from '@playwright/test';

import { makeLifecycleVariant } from '../support/lifecycle-variant.ts';
import { expect, test } from '../support/own-site-test.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';
import type { Edit, Variant } from '../../tools/site/remote-variant.ts';
import {
  expectCurrencies,
  expectExchangeWorks,
  expectReported,
  expectReportedAs,
  explain,
  openCurrencies,
  openExchange,
} from '../support/two-versions.ts';

/** The fault lasts until the test ends it. */
const LASTS = 'globalThis.isFaultOver !== true';
const endFault = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.set(globalThis, 'isFaultOver', true));
const THROWN = 'thrown by the remote';

const inLifecycle =
  (code: string): Edit =>
  (path, text) =>
    /^browser\/lifecycle.*\.js$/.test(path) ? text.replaceAll('"search.label"', code) : text;

/** Every effect of the remote's components throws while it is mounted. */
const inAnEffect: Edit = (path, text) =>
  /^browser\/lifecycle.*\.js$/.test(path)
    ? text.replaceAll(
        /useEffect\)\(\(\)=>\{/g,
        (start) => `${start}if(${LASTS})throw new Error("${THROWN}");`,
      )
    : text;

type Fault = {
  readonly where: string;
  readonly suffix: string;
  readonly make: (suffix: string) => Promise<Variant>;
  /** Second tier: `shell/src/remotes/slot-session.test.ts` has the same step without a browser. */
  readonly isLong?: true;
};

const lifecycle = (wrapper: string) => (suffix: string) =>
  makeLifecycleVariant('mfe-listing', suffix, wrapper);
const throwing = `if(${LASTS})throw new Error("${THROWN}");`;

const FAULTS: readonly Fault[] = [
  {
    where: 'in bootstrap',
    suffix: 'bootstrap',
    make: lifecycle(`(l) => ({...l, bootstrap: async () => { ${throwing} return l.bootstrap(); }})`),
    isLong: true,
  },
  {
    where: 'in mount',
    suffix: 'mount',
    make: lifecycle(`(l) => ({...l, mount: async (props) => { ${throwing} return l.mount(props); }})`),
    isLong: true,
  },
  {
    where: 'at once in mount, before a promise',
    suffix: 'sync',
    make: lifecycle(`(l) => ({...l, mount: (props) => { ${throwing} return l.mount(props); }})`),
  },
  {
    where: 'while rendering',
    suffix: 'render',
    make: (suffix) =>
      makeVariant('mfe-listing', suffix, inLifecycle(`(()=>{${throwing}return "search.label"})()`)),
  },
  {
    where: 'in an effect',
    suffix: 'effect',
    make: (suffix) => makeVariant('mfe-listing', suffix, inAnEffect),
    isLong: true,
  },
];

for (const { where, suffix, make, isLong } of FAULTS) {
  test(
    `F27 a remote throws ${where}: the previous version replaces it, and the failure is reported`,
    { tag: isLong === true ? '@long' : [] },
    async ({ page, site, sandbox, problems }) => {
      const variant = await make(`throws-${suffix}`);
      await site.release(variant);
      explain(problems, variant.version);
      problems.allow(new RegExp(THROWN));
      // the server renders this page with the version that throws
      await page.goto('/currencies');
      await expectCurrencies(page);
      await page.getByRole('searchbox').fill('litecoin');
      await expect(page.getByRole('row')).toHaveCount(2);
      await expectReported(sandbox, variant.version);
      await expectExchangeWorks(page);
    },
  );
}

test('F27 a remote throws in unmount: its content is removed, the next route opens, the failure is reported', async ({
  page,
  site,
  sandbox,
  problems,
}) => {
  const variant = await makeLifecycleVariant(
    'mfe-listing',
    'throws-unmount',
    `(l) => ({...l, unmount: async () => { throw new Error("${THROWN}"); }})`,
  );
  await site.release(variant);
  explain(problems, variant.version);
  problems.allow(new RegExp(THROWN));
  await openExchange(page);
  await openCurrencies(page);
  await expectCurrencies(page);
  await expectExchangeWorks(page);
  await expect(page.getByRole('heading', { name: 'Currencies' })).toBeHidden();
  await expectReported(sandbox, variant.version);
  await openCurrencies(page);
  await expectCurrencies(page);
});

test('F28 a mount that never ends: after 3 s the slot shows a message, and the rest works', async ({
  page,
  site,
  sandbox,
  problems,
}) => {
  const variant = await makeLifecycleVariant(
    'mfe-listing',
    'never-mounts',
    `(l) => ({...l, mount: (props) => ${LASTS} ? new Promise(() => {}) : l.mount(props)})`,
  );
  await site.release(variant);
  explain(problems, variant.version);
  // single-spa reports the same with its own message
  problems.allow(/single-spa minified message #31/);
  await openExchange(page);
  await openCurrencies(page);
  await expect(page.getByText('This part of the page could not be shown')).toBeVisible();
  await expectReportedAs(sandbox, variant.version, 'timeout');
  await endFault(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectCurrencies(page);
  await expectExchangeWorks(page);
});

test(
  'F28 a mount that ends late: the page is shown after all',
  { tag: '@long' },
  async ({ page, site, sandbox, problems }) => {
    const variant = await makeLifecycleVariant(
      'mfe-listing',
      'mounts-late',
      '(l) => ({...l, mount: (props) => new Promise((done) => setTimeout(done, 5000)).then(() => l.mount(props))})',
    );
    await site.release(variant);
    explain(problems, variant.version);
    problems.allow(/single-spa minified message #31/);
    await openExchange(page);
    await openCurrencies(page);
    await expect(page.getByText('This part of the page could not be shown')).toBeVisible();
    await expectCurrencies(page);
    await expect(page.getByText('This part of the page could not be shown')).toBeHidden();
    await expectReported(sandbox, variant.version);
    await expectExchangeWorks(page);
  },
);
