import { NETWORKS } from '@coinlane/chains/networks';

/** Hosts that links can lead to: the explorers of the networks, and others that services use. */
const EXPLORER_HOSTS: readonly string[] = [
  // Stryker disable next-line ArrayDeclaration: its replacement is not a host name, so no URL contains it
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

/** Whether a host is in the list, or a subdomain of a listed one: "eth.blockscout.com". */
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

/** Hosts of the providers' order pages. */
export const providerOrderUrl = ({
  providerOrderUrl: text,
}: {
  readonly providerOrderUrl: string | null;
}): string | null => {
  const url = text === null ? null : httpsUrl(text);
  return url !== null && isHostOf(PROVIDER_HOSTS, url.hostname) ? url.href : null;
};

/** URL of the order's page at its provider. Null: none, or an unknown host. */
export const explorerUrl = (mask: string | null, value: string | null): string | null => {
  if (mask === null || value === null || value === '' || !mask.includes('$$')) return null;
  const url = httpsUrl(mask);
  return url === null || url.host.includes('$') || !isHostOf(EXPLORER_HOSTS, url.hostname)
    ? null
    : mask.replaceAll('$$', () => encodeURIComponent(value));
};
