import { RECIPIENT, swapControl } from '../../support/swap-control.ts';

/** Creates a token swap for a page of another origin, which has no namespace. It waits for its deposit throughout the test. Resolves to its ID. */
export const createSwap = async (origin: string): Promise<string> => {
  const swaps = swapControl(origin, { namespace: '' });
  const id = await swaps.make(RECIPIENT);
  await swaps.setStatus(id, 'waiting');
  return id;
};
