import type { Page } from '@playwright/test';

/** An address that the swaps of the sample pages pay out to. */
export const RECIPIENT = 'bnb136ns6lfw4zs5hg4n85vdthaad7hq5m4gtkgf23';

/** A token swap that waits for its deposit, without the form; answers with its id. */
export const createSwap = async (page: Page, origin: string): Promise<string> => {
  const swap = await page.request.post(`${origin}/sandbox/swaps/`, {
    data: {
      from: 'now',
      to: 'now',
      fromBlockchain: 'ethereum',
      amount: '500',
      payoutAddress: RECIPIENT,
      payoutExtraId: '',
      estimate: '',
    },
  });
  const { id } = (await swap.json()) as { id: string };
  return id;
};
