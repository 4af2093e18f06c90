import { RECIPIENT, swapControl } from '../../support/swap-control.ts';

/** A token swap for a page of another origin, which has no name space; it waits for its deposit for as long as the test takes. Answers with its id. */
export const createSwap = async (origin: string): Promise<string> => {
  const swaps = swapControl(origin, { namespace: '' });
  const id = await swaps.make(RECIPIENT);
  await swaps.setStatus(id, 'waiting');
  return id;
};
