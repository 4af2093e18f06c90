import type { Visit } from '@coinlane/shared-contracts/lifecycle';

/** Landing page and source of a visit. */
export type Landing = Omit<Visit, 'sessionId' | 'sessionCount' | 'clientId'>;

/** Longer campaign parameters are truncated. */
const LONGEST = 128;

const parsed = (href: string): URL =>
  URL.canParse(href) ? new URL(href) : new URL('http://unknown.invalid/');

/** Parses the URL of the first page (spec §7 "Create transaction", `info`). Ignores other parameters. */
export const landingOf = (href: string): Landing => {
  const { pathname, searchParams } = parsed(href);
  const word = (name: string): string => (searchParams.get(name) ?? '').slice(0, LONGEST);
  return {
    utmSource: word('utm_source'),
    utmMedium: word('utm_medium'),
    utmCampaign: word('utm_campaign'),
    utmContent: word('utm_content'),
    utmTerm: word('utm_term'),
    gclid: word('gclid'),
    landingPage: pathname.slice(0, LONGEST),
  };
};
