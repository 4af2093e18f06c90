import type { RemoteName } from '@coinlane/shared-contracts/values';

/** Named elements of server-rendered pages (spec §2 "Mounting"), with their remotes. */
export const BLOCK_TABLE = {
  'contact-form': 'mfe-content',
  'swap-tokens-contact-form': 'mfe-content',
  'lightning-contact-form': 'mfe-content',
  'newsletter-subscription': 'mfe-content',
  'bounty-dropdown-list': 'mfe-content',
  'tokens-dropdown-list': 'mfe-swap',
  'swap-stepper': 'mfe-swap',
  'swap-page': 'mfe-swap',
} as const satisfies Readonly<Record<string, RemoteName>>;

export type BlockName = keyof typeof BLOCK_TABLE;

/** Whether a text is the name of a block. */
const isBlockName = (name: string): name is BlockName => Object.hasOwn(BLOCK_TABLE, name);

/** Remote that fills a block, or null. */
export const remoteOfBlock = (name: string): RemoteName | null =>
  isBlockName(name) ? BLOCK_TABLE[name] : null;

/** Whether a block is mounted only when it is scrolled into view (spec §2). */
export const isLazyBlock = (name: string): boolean => name === 'newsletter-subscription';
