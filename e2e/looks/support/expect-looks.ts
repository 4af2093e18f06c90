import type { Page, TestInfo } from '@playwright/test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from './frozen-test.ts';

const BASELINES = join(import.meta.dirname, '../baselines');
const VERSION_FILE = join(BASELINES, 'chromium.txt');

/** A changed colour of a button is more than this. Another Chromium's edges of letters are less. */
const TOLERANCE = { threshold: 0.03, maxDiffPixels: 400 } as const;

/**
 * Replaces the host and identifiers, which differ in each run, and characters that the bundled font lacks. Draws all text in
 * the bundled font: other fonts differ between machines. The sheet is not an element, which the content policy would refuse.
 */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ":root, [data-theme] { --font-mono: 'Roboto Variable'; } * { caret-color: transparent !important; }",
    );
    // the bundled font has Latin letters, dashes, quotes and minus; arrows and ≈ are drawn by a font of the machine
    const beyondFont = /[^\0-\u00ff\u2010-\u2026\u2212]/g;
    const isMonospaced = ({ parentElement }: Node): boolean =>
      parentElement !== null && getComputedStyle(parentElement).fontFamily.includes('monospace');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      if (text === location.host) node.nodeValue = 'coinlane.example';
      else if (isMonospaced(node)) node.nodeValue = text.replace(/[\da-z]/gi, '0');
      else node.nodeValue = text.replaceAll(beyondFont, '~');
    }
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await document.fonts.ready;
  });

/** Advice in the message of a failure. Names both browsers if they differ. */
const adviceFor = (page: Page): string => {
  const drawnBy = existsSync(VERSION_FILE) ? readFileSync(VERSION_FILE, 'utf8').trim() : 'none';
  const version = page.context().browser()?.version() ?? 'unknown';
  const browsers =
    drawnBy === version
      ? ''
      : ` The baseline is from Chromium ${drawnBy}, this is ${version}: if only letters differ, renew it.`;
  return `the page looks different.${browsers} Open the images below; if the change is intended: npm run looks:renew`;
};

type Theme = 'light' | 'dark';

/** Compares the page with its baselines. */
export const expectLooks = async (
  page: Page,
  name: string,
  { config }: TestInfo,
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<void> => {
  await settle(page);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await expect.soft(page, adviceFor(page)).toHaveScreenshot(`${name}-${colorScheme}.png`, {
      ...TOLERANCE,
      mask: [
        page.getByRole('img', { name: 'Deposit QR code' }),
        // the final rate of a floating order is random
        page.getByRole('region', { name: 'Continue', exact: true }).getByText('~'),
      ],
      maskColor: '#808080',
    });
  }
  if (config.updateSnapshots === 'all')
    writeFileSync(VERSION_FILE, `${page.context().browser()?.version() ?? ''}\n`);
};
