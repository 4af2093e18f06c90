import { press, tabTo, typeInto, expectFocusKept } from '../support/keyboard.ts';
import { layoutShift } from '../support/layout-shifts.ts';
import { tokenOf } from '../support/ops.ts';
import { overflow } from '../support/overflow.ts';
import { expect, test } from '../support/own-site-test.ts';

/** A window of 1280 px at 400 % and at 200 % zoom. */
const VIEWPORTS = [
  { width: 320, height: 256 },
  { width: 640, height: 400 },
] as const;

/** A card that moves by a few lines is more than this. */
const MAX_SHIFT = 0.002;

for (const viewport of VIEWPORTS)
  test.describe(`at ${String(viewport.width)} px`, () => {
    test.use({ viewport });

    test('an operator signs in, cancels a release, starts and stops a canary, and signs out by keyboard alone', async ({
      page,
      site,
      secondVersion: { version },
      problems,
    }) => {
      // the page can be reading the ledger when the session ends
      problems.allow(/status of 401/);
      const token = await tokenOf(site);
      await site.rollBack('mfe-listing');
      const dialog = page.getByRole('dialog');
      const card = page.getByRole('region', { name: 'mfe-listing' });
      let trial = version;

      await test.step('Given the dashboard, which does not move while it loads', async () => {
        await page.goto('/ops');
        await typeInto(page, page.getByLabel('Token'), token);
        await page.keyboard.press('Enter');
        await expect(card).toBeVisible();
        await page.reload();
        await expect(
          page.getByRole('list', { name: 'History' }).getByRole('listitem').first(),
        ).toBeAttached();
        expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
        expect(await overflow(page)).toEqual([]);
      });

      await test.step('When a release is cancelled, its button has the focus', async () => {
        const release = page.getByRole('button', { name: 'Make it live for all: mfe-listing' });
        await press(page, release);
        await expect(dialog.getByLabel('Reason')).toBeFocused();
        await expect(dialog).toContainText('Checked: the ledger would do this');
        expect(await overflow(page)).toEqual([]);
        await press(page, dialog.getByRole('button', { name: 'Cancel' }));
        await expect(dialog).toBeHidden();
        await expect(release).toBeFocused();
      });

      await test.step('When a canary is started with the slider, all see it', async () => {
        await page.reload();
        await tabTo(page, page.getByRole('slider', { name: 'Share of visitors on trial of mfe-listing' }));
        await page.keyboard.press('ArrowRight');
        await press(page, page.getByRole('button', { name: 'Apply the share of mfe-listing' }));
        await typeInto(page, dialog.getByLabel('Reason'), 'a careful trial');
        await expect(dialog).toContainText('Checked: the ledger would do this');
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        // the newest version that was not stopped, on a site that other tests use too
        await expect(card).toContainText(/Canary\S+ for 1 %/);
        [, trial = version] = /Canary(\S+) for 1 %/.exec((await card.textContent()) ?? '') ?? [];
        await expectFocusKept(page, 'the dialog of a canary');
      });

      await test.step('And when it is stopped, the focus stays on the page', async () => {
        await page.reload();
        await press(page, page.getByRole('button', { name: 'Stop the trial of mfe-listing' }));
        await typeInto(page, dialog.getByLabel('Reason'), 'enough');
        await expect(dialog).toContainText('Checked: the ledger would do this');
        await page.keyboard.press('Enter');
        await expect(card).toContainText(`${trial}, stopped`);
        await expectFocusKept(page, 'the end of a canary');
        await page.reload();
        await press(page, page.getByRole('button', { name: 'Sign out' }));
        await expect(page.getByLabel('Token')).toBeVisible();
      });
    });
  });
