import { randomBytes } from 'node:crypto';

import type { PageData } from '@coinlane/shared-contracts/lifecycle';

import { escapeJson } from '../markup.ts';

const SALT_BYTES = 12;

const placeholder = (name: string): string => `"@${name}-${randomBytes(SALT_BYTES).toString('hex')}@"`;

/** Placeholder for the server time, which a cached page cannot contain. Visitors cannot guess it. */
export const TIME_PLACEHOLDER = placeholder('time');
/** Placeholder for the ID of the page load. */
export const PAGE_ID_PLACEHOLDER = placeholder('page-id');

type Slot = { readonly remote: string; readonly stateJson: string } | null;

/** Escapes the closing part. The thread has already escaped the state. */
const closedJson = (stateJson: string): string =>
  stateJson.includes('<') ? escapeJson(stateJson) : stateJson;

/** Start of the page data JSON, without the slot. Identical for the same page. */
export const pageJson = (page: Omit<PageData, 'fragment' | 'serverTime' | 'pageId'>): string =>
  escapeJson(JSON.stringify(page).slice(0, -1));

/**
 * Page data JSON for its script element. The state comes from the render thread as escaped JSON and is not parsed
 * again. Server time and page ID stay placeholders.
 */
export const pageDataJson = (page: string, slot: Slot): string => {
  const fragment =
    slot === null
      ? 'null'
      : `{"remote":${escapeJson(JSON.stringify(slot.remote))},"state":${closedJson(slot.stateJson)}}`;
  return `${page},"fragment":${fragment},"pageId":${PAGE_ID_PLACEHOLDER},"serverTime":${TIME_PLACEHOLDER}}`;
};
