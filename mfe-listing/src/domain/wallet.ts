export const PLATFORMS = ['web', 'ios', 'android', 'windows', 'macos', 'linux', 'chromeos'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** A third-party wallet that supports a coin. JSON-serializable. */
export type CoinWallet = {
  readonly name: string;
  readonly url: string;
  readonly platforms: readonly Platform[];
};

/** Wallets of a coin: primary and secondary ones (spec §3 "Currency info"). */
export type CoinWallets = {
  readonly primary: readonly CoinWallet[];
  readonly secondary: readonly CoinWallet[];
};

export const NO_WALLETS: CoinWallets = { primary: [], secondary: [] };

const MAX_NAME_LENGTH = 60;
const MAX_WALLETS = 12;

/** Returns an https URL without credentials, or null. */
const safeUrl = (text: string): string | null => {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' ? href : null;
};

const fit = (wallet: CoinWallet, seen: Set<string>): readonly CoinWallet[] => {
  const url = safeUrl(wallet.url);
  const name = wallet.name.trim().slice(0, MAX_NAME_LENGTH);
  if (url === null || name === '' || seen.has(url)) return [];
  seen.add(url);
  return [{ ...wallet, name, url }];
};

/**
 * Wallets that can be linked: with a name, over https, without duplicates, up to a limit. If there are no primary
 * wallets, the secondary ones become primary.
 */
export const linkableWallets = ({ primary, secondary }: CoinWallets): CoinWallets => {
  const seen = new Set<string>();
  const [first, others] = [primary, secondary].map((wallets) =>
    wallets.flatMap((wallet) => fit(wallet, seen)).slice(0, MAX_WALLETS),
  );
  return first === undefined || first.length === 0
    ? { primary: others ?? [], secondary: [] }
    : { primary: first, secondary: others ?? [] };
};
