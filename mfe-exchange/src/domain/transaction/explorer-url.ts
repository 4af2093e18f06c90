const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

/**
 * The explorer's page of a hash or an address: the mask's `$$` replaced by the URL-encoded value.
 * Null without a mask or a value, and for a mask that is not https or puts the value into the host.
 */
export const explorerUrl = (mask: string | null, value: string | null): string | null => {
  if (mask === null || value === null || value === '' || !mask.includes('$$') || !isHttps(mask)) return null;
  if (new URL(mask).host.includes('$$')) return null;
  return mask.replaceAll('$$', () => encodeURIComponent(value));
};
