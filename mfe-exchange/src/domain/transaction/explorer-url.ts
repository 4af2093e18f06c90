import { EXPLORER_HOSTS } from './explorer-hosts.table';

/** The host itself, or one below it: "eth.blockscout.com". */
const isKnownHost = (host: string): boolean =>
  EXPLORER_HOSTS.some((known) => host === known || host.endsWith(`.${known}`));

/** `URL.canParse` is younger than the browsers we serve. */
const httpsUrl = (text: string): URL | null => {
  try {
    const url = new URL(text);
    return url.protocol === 'https:' && url.port === '' && url.username === '' ? url : null;
  } catch {
    return null;
  }
};

/**
 * The explorer's page of a hash or an address: the mask's `$$` replaced by the URL-encoded value.
 * Null without a mask or a value, for a mask that is not https or puts the value into the host, and for a host that is
 * no explorer we know: a link out of a page about money goes nowhere else, whatever a reply names.
 */
export const explorerUrl = (mask: string | null, value: string | null): string | null => {
  if (mask === null || value === null || value === '' || !mask.includes('$$')) return null;
  const url = httpsUrl(mask);
  return url === null || url.host.includes('$') || !isKnownHost(url.hostname)
    ? null
    : mask.replaceAll('$$', () => encodeURIComponent(value));
};
