import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/own-site-test.ts';
import {
  expectCurrencies,
  expectExchangeWorks,
  expectReported,
  explain,
  filesOf,
  openCurrencies,
} from '../support/two-versions.ts';
import {
  ALTERED,
  AS_HTML,
  BROKEN_ONCE,
  EMPTY,
  inject,
  NOT_FOUND,
  RESET,
  STALLED,
  TAMPERED,
  TRUNCATED,
} from '../support/wire-faults.ts';

const LAZILY = [
  { id: 'F01', file: '', what: 'the whole release', fault: NOT_FOUND },
  { id: 'F11', file: 'remote-entry', what: 'the entry', fault: NOT_FOUND },
  { id: 'F12', file: 'remote-entry', what: 'the entry', fault: BROKEN_ONCE },
  { id: 'F13', file: 'remote-entry', what: 'the entry', fault: RESET },
  { id: 'F14', file: 'remote-entry', what: 'the entry', fault: STALLED },
  { id: 'F15', file: 'remote-entry', what: 'the entry', fault: TRUNCATED },
  { id: 'F16', file: 'remote-entry', what: 'the entry', fault: EMPTY },
  { id: 'F17', file: 'remote-entry', what: 'the entry', fault: AS_HTML },
  { id: 'F18', file: 'lifecycle', what: 'the chunk', fault: NOT_FOUND },
  { id: 'F19', file: 'lifecycle.*js', what: 'the chunk', fault: BROKEN_ONCE },
  { id: 'F20', file: 'lifecycle.*js', what: 'the chunk', fault: RESET },
  { id: 'F21', file: 'lifecycle.*js', what: 'the chunk', fault: TRUNCATED },
  { id: 'F22', file: 'lifecycle.*js', what: 'the chunk', fault: STALLED },
  { id: 'F24', file: 'lifecycle.*js', what: 'the chunk', fault: AS_HTML },
  { id: 'F25', file: 'lifecycle.*js', what: 'the chunk', fault: ALTERED },
] as const;

for (const { id, file, what, fault } of LAZILY) {
  test(`${id} ${what} ${fault.name}: the page is entered all the same`, async ({
    page,
    secondVersion: { version },
    sandbox,
    problems,
  }) => {
    explain(problems, version);
    await inject(page, filesOf(version, file), fault);
    const isOfVersionBefore = (url: string): boolean =>
      /\/mfe-listing\//.test(url) && !filesOf(version).test(url);
    const filesOfVersionBefore: string[] = [];
    page.on('request', (request) => {
      if (isOfVersionBefore(request.url())) filesOfVersionBefore.push(request.url());
    });
    await page.goto('/exchange?from=btc&to=eth&amount=0.1');
    await expect(page.getByRole('textbox', { name: 'You send' })).toBeEditable();

    await openCurrencies(page);
    await expectCurrencies(page);
    expect(await page.evaluate((mark) => Reflect.has(globalThis, mark), TAMPERED)).toBe(false);
    expect(filesOfVersionBefore.length > 0, 'the version before was taken').toBe(fault !== BROKEN_ONCE);
    await expectReported(sandbox, version);
    await expectExchangeWorks(page);
  });
}

const AT_ONCE = [
  { id: 'F01*', file: '', fault: NOT_FOUND },
  { id: 'F11*', file: 'remote-entry', fault: NOT_FOUND },
  { id: 'F17*', file: 'remote-entry', fault: AS_HTML },
  { id: 'F18*', file: 'lifecycle.*js', fault: NOT_FOUND },
  { id: 'F21*', file: 'lifecycle.*js', fault: TRUNCATED },
  { id: 'F25*', file: 'lifecycle.*js', fault: ALTERED },
] as const;

for (const { id, file, fault } of AT_ONCE) {
  test(`${id} on the first page the file ${fault.name}: what the server rendered stays until the version before takes over`, async ({
    page,
    secondVersion: { version },
    sandbox,
    problems,
  }) => {
    explain(problems, version);
    await inject(page, filesOf(version, file), fault);
    await page.goto('/currencies');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await expectCurrencies(page);
    expect(await page.evaluate((mark) => Reflect.has(globalThis, mark), TAMPERED)).toBe(false);
    await expectReported(sandbox, version);
    await expectExchangeWorks(page);
  });
}

test('F26 the style sheet is gone: the content is readable', async ({
  page,
  secondVersion: { version },
  problems,
}) => {
  explain(problems, version);
  await inject(page, filesOf(version, '\\.css'), NOT_FOUND);
  await page.goto('/exchange');
  await openCurrencies(page);
  await expectCurrencies(page);
});

test('F29 both versions are gone: the slot says so, the rest works, and Try again brings it back', async ({
  page,
  secondVersion: { version },
  sandbox,
  problems,
}) => {
  problems.allow(/mfe-listing/, /'integrity' attribute/);
  await inject(page, /\/remotes\/mfe-listing\//, NOT_FOUND);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await openCurrencies(page);
  await expect(page.getByText('This part of the page could not be shown')).toBeVisible({ timeout: 12_000 });
  await expect(page.getByRole('main').getByRole('link', { name: /support@/ })).toBeVisible();
  await expectAccessible(page, 'a slot that could not be filled');
  await expectReported(sandbox, version);
  await expectExchangeWorks(page);

  await page.unrouteAll();
  await openCurrencies(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  const table = page.getByRole('row').nth(5);
  await expect(retry.or(table)).toBeVisible({ timeout: 12_000 });
  if (await retry.isVisible()) await retry.click();
  await expectCurrencies(page);
});
