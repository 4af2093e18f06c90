import type { WalletFailure } from '../domain/wallet';

/** Provider of EIP-1193: the connection of the page to a wallet. Its replies are decoded where they are read. */
export type EvmProvider = {
  readonly request: (call: { readonly method: string; readonly params?: readonly unknown[] }) => unknown;
};

/** A wallet of EIP-6963. */
export type AnnouncedWallet = {
  /** UUID of the wallet. Not its `rdns`, which any other wallet can copy. */
  readonly id: string;
  readonly name: string;
  readonly icon: string | null;
  readonly provider: EvmProvider;
};

type Fields = Readonly<Record<string, unknown>>;

const MAX_NAME = 40;
const SAFE_ICON = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/;
const MAX_ICON = 100_000;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Name of the wallet, without control characters and truncated to one line. Null if nothing is left. */
export const readName = (name: unknown): string | null => {
  const plain = typeof name === 'string' ? name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim() : '';
  return plain === '' ? null : plain.slice(0, MAX_NAME);
};

/** Icon of the wallet, if the image is in the URL itself. The page loads nothing from other sites. */
export const readIcon = (icon: unknown): string | null =>
  typeof icon === 'string' && icon.length <= MAX_ICON && SAFE_ICON.test(icon) ? icon : null;

const isProvider = (value: unknown): value is EvmProvider =>
  isFields(value) && typeof value['request'] === 'function';

/** Reads the detail of `eip6963:announceProvider`. Null if it is invalid. */
export const readAnnouncement = (detail: unknown): AnnouncedWallet | null => {
  if (!isFields(detail) || !isFields(detail['info']) || !isProvider(detail['provider'])) return null;
  const { rdns, uuid, name: given, icon } = detail['info'];
  const id = [uuid, rdns].find((value) => typeof value === 'string' && value !== '');
  const name = readName(given);
  if (typeof id !== 'string' || name === null) return null;
  return { id: `eip6963:${id}`, name, icon: readIcon(icon), provider: detail['provider'] };
};

const DECLINED = 4001;
const UNAUTHORIZED = 4100;
const UNKNOWN_CHAIN = 4902;
const PENDING = -32_002;

/** Reads an error of a provider (EIP-1193, EIP-1474, EIP-3085). */
export const readProviderError = (error: unknown): WalletFailure => {
  const code = isFields(error) ? error['code'] : null;
  switch (code) {
    case DECLINED:
      return { _tag: 'Declined' };
    case UNAUTHORIZED:
      return { _tag: 'NoAccount' };
    case UNKNOWN_CHAIN:
      return { _tag: 'OtherNetwork' };
    case PENDING:
      return { _tag: 'Busy' };
    default:
      return { _tag: 'Broken' };
  }
};
