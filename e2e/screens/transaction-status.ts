import type { Page } from '@playwright/test';

/** A transaction's page by roles and names only. */
export const transactionStatus = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1 }),
  transactionId: page.getByText('Transaction ID'),
  depositAddress: page.getByText('Deposit address', { exact: true }),
  copyAddress: page.getByRole('button', { name: 'Copy deposit address' }),
  qrCode: page.getByRole('img', { name: 'Deposit QR code' }),
  stage: page.getByRole('main').getByRole('status').first(),
  progress: page.getByRole('list', { name: 'Progress' }),
});
