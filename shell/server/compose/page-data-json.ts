import { randomBytes } from 'node:crypto';

import type { PageData } from '@coinlane/shared-contracts/lifecycle';

import { escapeJson } from '../markup/index.ts';

const SALT_BYTES = 12;

const placeholder = (name: string): string => `"@${name}-${randomBytes(SALT_BYTES).toString('hex')}@"`;

/** Placeholder for the time of the answer: a kept page has none of its own. No visitor can guess it. */
export const TIME_PLACEHOLDER = placeholder('time');
/** Placeholder for the ID of the page load. */
export const PAGE_ID_PLACEHOLDER = placeholder('page-id');

type Slot = { readonly remote: string; readonly stateJson: string } | null;

/** The thread has escaped it; what it left open is closed here. */
const closedJson = (stateJson: string): string =>
  stateJson.includes('<') ? escapeJson(stateJson) : stateJson;

/** What the page is told beside its slot, as the beginning of its JSON: the same for the same page. */
export const pageJson = (page: Omit<PageData, 'fragment' | 'serverTime' | 'pageId'>): string =>
  escapeJson(JSON.stringify(page).slice(0, -1));

/**
 * The page's data as it stands in its script element. The state comes as JSON from the render thread, escaped, and is neither
 * parsed nor copied again. The server's time and the ID of the page load are left open.
 */
export const pageDataJson = (page: string, slot: Slot): string => {
  const fragment =
    slot === null
      ? 'null'
      : `{"remote":${escapeJson(JSON.stringify(slot.remote))},"state":${closedJson(slot.stateJson)}}`;
  return `${page},"fragment":${fragment},"pageId":${PAGE_ID_PLACEHOLDER},"serverTime":${TIME_PLACEHOLDER}}`;
};
