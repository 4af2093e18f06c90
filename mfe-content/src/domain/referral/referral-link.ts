import { WIDGET_PARAMETERS } from '@coinlane/shared-contracts/widget';

/** The pages a referral link may lead to. */
export const REFERRAL_PAGES = {
  home: '/',
  exchange: '/exchange',
  currencies: '/currencies',
  blog: '/blog',
} as const;

export type ReferralPage = keyof typeof REFERRAL_PAGES;

/** Whether a text is one of those pages. */
export const isReferralPage = (text: string): text is ReferralPage => Object.hasOwn(REFERRAL_PAGES, text);

/** What the fields of the link builder hold. */
export type ReferralFields = {
  readonly linkId: string;
  readonly page: ReferralPage;
  readonly from: string;
  readonly to: string;
};

const { link_id, from } = WIDGET_PARAMETERS;

const ticker = (text: string): string => from.codec.read(text) ?? '';

/** Whether a text can be a link id; nothing is none yet. */
export const isLinkId = (text: string): boolean => {
  const read = link_id.codec.read(text.trim());
  return read !== undefined && read !== null;
};

/**
 * A link that tells who recommended this site; null without a good link id. The pair goes with the exchange alone.
 * `site` is origin and language prefix, without a slash at its end.
 */
export const referralLink = (site: string, fields: ReferralFields): string | null => {
  const linkId = fields.linkId.trim();
  if (!isLinkId(linkId)) return null;
  const pair = fields.page === 'exchange' ? { from: ticker(fields.from), to: ticker(fields.to) } : {};
  const entries = Object.entries({ ...pair, link_id: linkId }).filter(([, text]) => text !== '');
  return `${site}${REFERRAL_PAGES[fields.page]}?${new URLSearchParams(entries).toString()}`;
};
