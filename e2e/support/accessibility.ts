import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

import { expect } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A theme can change colours only, not the structure. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const SHOWN_LENGTH = 160;

/** Loads axe once per document: the builder would evaluate half a megabyte of source twice per analysis. */
const loadAxe = async (page: Page): Promise<void> => {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
};

/** Axe is in the page already: the source to evaluate is empty. */
const builderFor = (page: Page): AxeBuilder =>
  // legacy mode spares a second page per run; the site has no frames
  // and no sound: loading style sheets and media again would cost a third of the analysis
  new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false });

const violationsOf = async (builder: AxeBuilder): Promise<readonly string[]> => {
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, SHOWN_LENGTH)).join(' | ')}`,
  );
};

/** Expects no axe violation in the page's present state, in the light and the dark theme. After a violation the journey continues and fails at its end. */
export const expectAccessible = async (page: Page, state: string): Promise<void> => {
  await loadAxe(page);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await violationsOf(builderFor(page).withTags(TAGS)), `axe: ${state}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect
    .soft(await violationsOf(builderFor(page).withRules(COLOUR_RULES)), `axe: ${state}, dark`)
    .toEqual([]);
  await page.emulateMedia({ colorScheme: null });
};
