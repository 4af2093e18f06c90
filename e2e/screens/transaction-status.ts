import type { Page } from '@playwright/test';

import { ENGLISH } from '../support/names.ts';
import type { ExchangeNames } from '../support/names.ts';

/** A transaction's page by roles and names only. */
export const transactionStatus = (page: Page, names: ExchangeNames = ENGLISH) => ({
  heading: page.getByRole('heading', { level: 1 }),
  transactionId: page.getByText(names.transactionId),
  depositAddress: page.getByRole('group', { name: names.depositAddress }),
  copyAddress: page.getByRole('button', { name: names.copyAddress }),
  extraId: (name: string) => page.getByRole('group', { name }),
  copyExtraId: (name: string) => page.getByRole('button', { name: `Copy ${name}` }),
  qrCode: page.getByRole('img', { name: names.qrCode }),
  stage: page.getByRole('main').getByRole('status').first(),
  progress: page.getByRole('list', { name: names.progress }).getByRole('listitem'),
});

/** The text of a part of the page, without decorative spaces and words. */
export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');
