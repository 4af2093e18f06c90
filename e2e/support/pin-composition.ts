import type { BrowserContext } from '@playwright/test';

/**
 * Pins a browser to one revision of the ledger: its pages use that revision, even after later releases (`ledger pin`
 * prints the same as a URL). `null` removes the pin.
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
