import { makeLifecycleVariant } from '../support/lifecycle-variant.ts';
import { expect, test } from '../support/own-site-test.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';
import type { Edit, Variant } from '../../tools/site/remote-variant.ts';
import {
  expectCurrencies,
  expectExchangeWorks,
  expectReportedAs,
  explain,
  openCurrencies,
  openExchange,
} from '../support/two-versions.ts';

const inEntry =
  (change: (code: string) => string): Edit =>
  (path, text) =>
    /^browser\/remote-entry.*\.js$/.test(path) ? change(text) : text;

type Build = {
  readonly id: string;
  readonly what: string;
  readonly failure: string;
  readonly make: () => Promise<Variant>;
  /** Second tier: another build fails in the same way. */
  readonly isLong?: true;
};

/** Releases with the bytes that their team published: the hash matches, but they cannot run. */
const BUILDS: readonly Build[] = [
  {
    id: 'F09',
    what: 'exposes something that is not a lifecycle',
    failure: 'contract',
    make: () => makeLifecycleVariant('mfe-listing', 'no-lifecycle', '() => ({ bootstrap: 7 })'),
  },
  {
    id: 'F10',
    what: 'has an entry that does not expose the lifecycle',
    failure: 'missing-expose',
    make: () =>
      makeVariant(
        'mfe-listing',
        'no-expose',
        inEntry((code) => code.replaceAll('./lifecycle', './life')),
      ),
  },
  {
    id: 'F15',
    what: 'has a syntax error in its entry',
    failure: 'evaluation',
    make: () =>
      makeVariant(
        'mfe-listing',
        'syntax',
        inEntry((code) => `${code}\n}{`),
      ),
    isLong: true,
  },
  {
    id: 'F16',
    what: 'has an entry that throws',
    failure: 'evaluation',
    make: () =>
      makeVariant(
        'mfe-listing',
        'throws-entry',
        inEntry((code) => `throw new Error("in the entry");${code}`),
      ),
  },
];

for (const { id, what, failure, make, isLong } of BUILDS) {
  test(
    `${id} a release ${what}: the previous version replaces it`,
    { tag: isLong === true ? '@long' : [] },
    async ({ page, site, sandbox, problems }) => {
      const variant = await make();
      await site.release(variant);
      explain(problems, variant.version);
      problems.allow(/in the entry/, /uncaught: (Unexpected|Invalid)/, /SyntaxError/);
      await openExchange(page);
      await openCurrencies(page);
      await expectCurrencies(page);
      await expectReportedAs(sandbox, variant.version, failure);
      await expectExchangeWorks(page);
      await page.goto('/currencies');
      await expect(page.getByRole('row').nth(5)).toBeVisible();
      await expectCurrencies(page);
    },
  );
}
