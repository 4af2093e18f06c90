import { NETWORKS } from '@coinlane/chains/networks';

/** Hosts to which a link may lead: the networks' explorers and others that services name. */
const EXPLORER_HOSTS: readonly string[] = [
  // Stryker disable next-line ArrayDeclaration: its replacement is not a host name, so no URL has it
  ...NETWORKS.flatMap(({ explorer }) => (explorer ? new URL(explorer.address).hostname : [])),
  ...[
    'blockchain.com',
    'blockscout.com',
    'blockstream.info',
    'explorer.solana.com',
    'subscan.io',
    'tonscan.org',
  ],
];

/** The host itself or a subdomain: "eth.blockscout.com". */
const isHostOf = (hosts: readonly string[], host: string): boolean =>
  hosts.some((known) => host === known || host.endsWith(`.${known}`));

/** `URL.canParse` is missing in the oldest supported browsers. */
const httpsUrl = (text: string): URL | null => {
  try {
    const url = new URL(text);
    return url.protocol === 'https:' && url.port === '' && url.username === '' ? url : null;
  } catch {
    return null;
  }
};

/** Hosts of the providers' own order pages. */
const PROVIDER_HOSTS: readonly string[] = [
  'chainflip.io',
  'changenow.io',
  'exolix.com',
  'near-intents.org',
  'sideshift.ai',
];

/** URL of the order's page at its provider. Null without one, and for an unknown host. */
export const providerOrderUrl = ({
  providerOrderUrl: text,
}: {
  readonly providerOrderUrl: string | null;
}): string | null => {
  const url = text === null ? null : httpsUrl(text);
  return url !== null && isHostOf(PROVIDER_HOSTS, url.hostname) ? url.href : null;
};

/**
 * URL of a hash or address in the explorer: replaces `$$` in the mask with the encoded value. Null without mask or
 * value, if the mask is not https or puts the value into the host, and for an unknown host: a link on a page about
 * money must not lead to an arbitrary site.
 */
export const explorerUrl = (mask: string | null, value: string | null): string | null => {
  if (mask === null || value === null || value === '' || !mask.includes('$$')) return null;
  const url = httpsUrl(mask);
  return url === null || url.host.includes('$') || !isHostOf(EXPLORER_HOSTS, url.hostname)
    ? null
    : mask.replaceAll('$$', () => encodeURIComponent(value));
};
