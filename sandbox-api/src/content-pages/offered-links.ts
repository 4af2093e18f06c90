const CONTACT = '/contact';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Path of a link within the site, without query and anchor. Null: a link to another site. */
const pathOf = (href: unknown): string | null =>
  typeof href === 'string' && /^\/(?!\/)/.test(href) ? (href.split(/[?#]/)[0] ?? null) : null;

/** The pages of a site, and the e-mail address of its support. */
type Site = {
  readonly isOffered: (path: string) => boolean;
  readonly supportEmail?: string | undefined;
};

/** Replaces links to the contact page with the support e-mail address if the site has no such page. */
const withReachableSupport = (row: Readonly<Record<string, unknown>>, site: Site) =>
  row['href'] === CONTACT && !site.isOffered(CONTACT) && site.supportEmail !== undefined
    ? { ...row, href: `mailto:${site.supportEmail}` }
    : row;

/**
 * Removes links to pages that the site does not offer. A link in a text is replaced with its words; a button, or a
 * link in a list, is removed.
 */
export const withOfferedLinks = (reply: unknown, site: Site): unknown => {
  const isDead = (href: unknown): boolean => {
    const path = pathOf(href);
    return path !== null && !site.isOffered(path);
  };
  const without = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.flatMap(rowsOf);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, without(inner)]));
  };
  const rowsOf = (value: unknown): readonly unknown[] => {
    if (!isRecord(value)) return [without(value)];
    const row = withReachableSupport(value, site);
    if (row['type'] === 'link' && isDead(row['href'])) {
      const words = without(row['spans']);
      return Array.isArray(words) ? words : [];
    }
    const isPageLink = Object.keys(row).length === 2 && 'title' in row;
    const isAction = 'label' in row && isDead(row['href']);
    return isAction || (isPageLink && isDead(row['path'])) ? [] : [without(row)];
  };
  return without(reply);
};
