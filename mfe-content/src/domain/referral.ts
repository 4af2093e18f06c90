import { WIDGET_PARAMETERS } from '@coinlane/shared-contracts/widget';

/** Pages that a referral link can lead to. */
export const REFERRAL_PAGES = {
  home: '/',
  exchange: '/exchange',
  currencies: '/currencies',
  blog: '/blog',
} as const;

export type ReferralPage = keyof typeof REFERRAL_PAGES;

export const isReferralPage = (text: string): text is ReferralPage => Object.hasOwn(REFERRAL_PAGES, text);

/** Fields of the link builder. */
export type ReferralFields = {
  readonly linkId: string;
  readonly page: ReferralPage;
  readonly from: string;
  readonly to: string;
};

const { link_id, from } = WIDGET_PARAMETERS;

const ticker = (text: string): string => from.codec.read(text) ?? '';

/** Whether a text is a valid link ID or empty. */
export const isLinkId = (text: string): boolean => {
  const read = link_id.codec.read(text.trim());
  return read !== undefined && read !== null;
};

/**
 * Builds a referral link. Null without a valid link ID. Only links to the exchange contain the pair. `site`:
 * origin and language prefix, without a trailing slash.
 */
export const referralLink = (site: string, fields: ReferralFields): string | null => {
  const linkId = fields.linkId.trim();
  if (!isLinkId(linkId)) return null;
  const pair = fields.page === 'exchange' ? { from: ticker(fields.from), to: ticker(fields.to) } : {};
  const entries = Object.entries({ ...pair, link_id: linkId }).filter(([, text]) => text !== '');
  return `${site}${REFERRAL_PAGES[fields.page]}?${new URLSearchParams(entries).toString()}`;
};
