import type { Locator, Page } from '@playwright/test';

import { expect } from './test.ts';

/** More tab stops than any page has. */
const MOST_STOPS = 80;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Whether a focus ring is visible on the element, its frame or its label. */
const isRingShown = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const around = [element, element.nextElementSibling];
    for (let each = element.parentElement; each !== null && around.length < 5; each = each.parentElement)
      around.push(each);
    return around.some((each) => {
      if (each === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    });
  });

/** The focused element may be gone; then the focus is elsewhere on the page, not at its beginning. */
export const expectFocusKept = async (page: Page, after: string): Promise<void> => {
  const focused = page.locator(':focus');
  await expect(focused, `focus after ${after}`).toHaveCount(1);
  await expect(focused, `focus after ${after}`).not.toHaveJSProperty('tagName', 'BODY');
  expect(await isRingShown(focused), `ring after ${after}`).toBe(true);
};

/** Presses Tab at least once, until the element has the focus, like a keyboard user. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (!(await hasFocus(target))) continue;
    expect(await isRingShown(target), `the ring of ${String(target)}`).toBe(true);
    return;
  }
  throw new Error(`Tab never came to ${String(target)}`);
};

/** Tabs to a button, link or box, unless it has the focus, and presses a key. */
export const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  if (!(await hasFocus(target))) await tabTo(page, target);
  await page.keyboard.press(key);
};

/** Tabs to a field, unless it has the focus, and replaces its text. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  if (!(await hasFocus(field))) await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

/** Opens a menu with its button, and selects an entry with arrow keys. */
export const chooseFrom = async (page: Page, button: Locator, entry: Locator): Promise<void> => {
  await press(page, button);
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus(entry)); stop += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};
