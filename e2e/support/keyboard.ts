import type { Locator, Page } from '@playwright/test';

import { expect } from './test.ts';

/** More stops than any page of the site has. */
const MOST_STOPS = 80;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** A ring around what has the focus, its frame or its label. */
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

/** Presses Tab, at least once, until the element has the focus, as a person does who cannot use a mouse. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (!(await hasFocus(target))) continue;
    expect(await isRingShown(target), `the ring of ${String(target)}`).toBe(true);
    return;
  }
  throw new Error(`Tab never came to ${String(target)}`);
};

/** Goes to a button, link or box, unless one is there, and presses a key. */
export const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  if (!(await hasFocus(target))) await tabTo(page, target);
  await page.keyboard.press(key);
};

/** Goes to a field, unless one is there, and types over what it holds. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  if (!(await hasFocus(field))) await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

/** Opens a menu by its button, and goes by arrows to an entry of it. */
export const chooseFrom = async (page: Page, button: Locator, entry: Locator): Promise<void> => {
  await press(page, button);
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus(entry)); stop += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};
