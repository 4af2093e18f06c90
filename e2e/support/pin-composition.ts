import type { BrowserContext } from '@playwright/test';

/**
 * Pins a browser to one revision of the ledger: whatever is released meanwhile, its pages are composed of that one
 * (`ledger pin` prints the same as an address). `null` lets go.
 */
export const pinComposition = async (
  { request }: BrowserContext,
  origin: string,
  revision: number | null,
): Promise<void> => {
  const asked = revision === null ? 'mfe=' : `mfe-rev=${String(revision)}`;
  const reply = await request.get(`${origin}/currencies?${asked}`);
  if (!reply.ok())
    throw new Error(`revision ${String(revision)} cannot be pinned: ${String(reply.status())}`);
};
