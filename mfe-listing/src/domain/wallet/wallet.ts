/** Where a wallet runs. */
export const PLATFORMS = ['web', 'ios', 'android', 'windows', 'macos', 'linux', 'chromeos'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** A wallet of somebody else that holds a coin. Survives JSON. */
export type CoinWallet = {
  readonly name: string;
  readonly url: string;
  readonly platforms: readonly Platform[];
};

/** Spec §3 "Currency info": the wallets linked with a coin, those to show first and the others. */
export type CoinWallets = {
  readonly primary: readonly CoinWallet[];
  readonly secondary: readonly CoinWallet[];
};

export const NO_WALLETS: CoinWallets = { primary: [], secondary: [] };

const LONGEST_NAME = 60;
const MOST_OF_A_KIND = 12;

/** A page of this site leads to no address but a web page over https, and shows nobody's credentials in it. */
const safeUrl = (text: string): string | null => {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' ? href : null;
};

const fit = (wallet: CoinWallet, seen: Set<string>): readonly CoinWallet[] => {
  const url = safeUrl(wallet.url);
  const name = wallet.name.trim().slice(0, LONGEST_NAME);
  if (url === null || name === '' || seen.has(url)) return [];
  seen.add(url);
  return [{ ...wallet, name, url }];
};

/** The wallets a page may lead to: named, over https, each once, not too many. Without a first one the others are first. */
export const linkableWallets = ({ primary, secondary }: CoinWallets): CoinWallets => {
  const seen = new Set<string>();
  const [first, others] = [primary, secondary].map((wallets) =>
    wallets.flatMap((wallet) => fit(wallet, seen)).slice(0, MOST_OF_A_KIND),
  );
  return first === undefined || first.length === 0
    ? { primary: others ?? [], secondary: [] }
    : { primary: first, secondary: others ?? [] };
};
