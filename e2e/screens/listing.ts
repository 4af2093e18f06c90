import type { Locator, Page } from '@playwright/test';

import { textsOf } from '../support/names.ts';

/** The table of currencies by roles and names, in any language. */
export type ListingScreen = {
  readonly text: (key: string, values?: Readonly<Record<string, string>>) => string;
  readonly heading: Locator;
  readonly table: Locator;
  /** Rows that are shown, without the heading. */
  readonly rows: Locator;
  readonly search: Locator;
  readonly status: Locator;
  readonly sortButton: Locator;
  readonly letters: Locator;
};

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((words, [name, value]) => words.replaceAll(`{{${name}}}`, value), text);

/** The listing's screens, with the texts of a language. */
export const listingScreen = (page: Page, language: string): ListingScreen => {
  const texts = textsOf('mfe-listing', language);
  const text: ListingScreen['text'] = (key, values = {}) => filled(texts(key), values);
  const table = page.getByRole('table');
  return {
    text,
    heading: page.getByRole('heading', { level: 1 }),
    table,
    rows: table.getByRole('row').filter({ has: page.getByRole('cell') }),
    search: page.getByRole('searchbox'),
    status: page.getByRole('main').getByRole('status').first(),
    sortButton: page.getByRole('button', { name: new RegExp(`^${text('sort.label')}`) }),
    letters: page.getByRole('navigation', { name: text('letters.label') }),
  };
};
