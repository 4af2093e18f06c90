/** `URL.canParse` is younger than the browsers we serve. */
const httpsUrl = (text: string): URL | null => {
  try {
    const url = new URL(text);
    return url.protocol === 'https:' ? url : null;
  } catch {
    return null;
  }
};

/**
 * The explorer's page of a hash or an address: the mask's `$$` replaced by the URL-encoded value.
 * Null without a mask or a value, and for a mask that is not https or puts the value into the host.
 */
export const explorerUrl = (mask: string | null, value: string | null): string | null => {
  if (mask === null || value === null || value === '' || !mask.includes('$$')) return null;
  const url = httpsUrl(mask);
  return url === null || url.host.includes('$')
    ? null
    : mask.replaceAll('$$', () => encodeURIComponent(value));
};
