import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A theme can change colours only, not the structure. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const SHOWN_LENGTH = 160;

const violationsOf = async (builder: AxeBuilder): Promise<readonly string[]> => {
  // legacy mode spares a second page per run; the site has no frames
  const { violations } = await builder.setLegacyMode(true).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, SHOWN_LENGTH)).join(' | ')}`,
  );
};

/** Expects no axe violation in the page's present state, in the light and the dark theme. After a violation the journey continues and fails at its end. */
export const expectAccessible = async (page: Page, state: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  expect
    .soft(
      await violationsOf(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS)),
      `axe: ${state}`,
    )
    .toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect
    .soft(
      await violationsOf(
        new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withRules(COLOUR_RULES),
      ),
      `axe: ${state}, dark`,
    )
    .toEqual([]);
  await page.emulateMedia({ colorScheme: null });
};
