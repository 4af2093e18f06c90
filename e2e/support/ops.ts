import { folderStore, issueToken } from '@coinlane/release-ledger';
import type { Page } from '@playwright/test';

import type { OwnSite } from './own-site.ts';

/** Issues a token of operators. */
export const tokenOf = async ({ ledger }: OwnSite): Promise<string> => {
  const issued = await issueToken(folderStore(ledger), 'local', { for: 'ops', name: 'eva', by: 'e2e' });
  if (issued._tag === 'Left' || issued.right.secret === null) throw new Error('no token was issued');
  return issued.right.secret;
};

/** Opens the operators' page and signs in. */
export const signInToOps = async (page: Page, token: string): Promise<void> => {
  await page.goto('/ops');
  await page.getByLabel('Token').fill(token);
  await page.keyboard.press('Enter');
};
