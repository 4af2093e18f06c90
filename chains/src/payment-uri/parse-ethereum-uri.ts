import type { PaymentRequest, PaymentUriReading } from './payment-uri-result.ts';
import { refused } from './payment-uri-result.ts';
import { NETWORKS } from '../networks/index.ts';
import { WEI_DIGITS } from './schemes.ts';
import { fromUnits } from './unit-amount.ts';
import type { UriParts } from './uri-parts.ts';

const TARGET = /^(?:pay-)?(0x[0-9a-f]{40})(?:@(\d{1,10}))?(?:\/([a-z_][a-z0-9_]*))?$/i;
const MAINNET = '1';

/** Upper-case QR codes contain `0X…`. The hex digits then have no checksum. */
const asAddress = (text: string): string => (text.startsWith('0X') ? text.toLowerCase() : text);

type Common = Pick<PaymentRequest, '_tag' | 'scheme' | 'network' | 'extraId' | 'ignored'>;

/** Keys that affect only the payer's fees or labels, not the received amount. */
const OF_THE_PAYER = ['gas', 'gaslimit', 'gasprice', 'label', 'message'];

const ignoredOf = ({ params }: UriParts, used: string): readonly string[] =>
  [...params.keys()].filter((key) => key !== used && !OF_THE_PAYER.includes(key));

const ownCoin = (common: Common, target: string, value: string | undefined): PaymentUriReading => {
  const amount = value === undefined ? null : fromUnits(value, WEI_DIGITS);
  if (value !== undefined && amount === null) return refused('Malformed', `value=${value}`);
  return { ...common, address: asAddress(target), amount, tokenContract: null };
};

const tokenTransfer = (common: Common, contract: string, recipient: string): PaymentUriReading =>
  /^0x[0-9a-f]{40}$/i.test(recipient)
    ? { ...common, address: asAddress(recipient), amount: null, tokenContract: contract.toLowerCase() }
    : refused('Malformed', `address=${recipient}`);

/** Parses EIP-681: a payment in the native coin, or a token `transfer`. */
export const parseEthereumUri = (parts: UriParts): PaymentUriReading => {
  const { scheme, body, params } = parts;
  const [, target, chainId = MAINNET, call] = TARGET.exec(body) ?? [];
  if (target === undefined) return refused('Malformed', body);
  const chain = NETWORKS.find((row) => String(row.chainId) === chainId);
  if (!chain) return refused('UnknownRequirement', `chain ${chainId}`);
  const ignored = ignoredOf(parts, call === undefined ? 'value' : 'address');
  const common: Common = { _tag: 'Payment', scheme, network: chain.code, extraId: null, ignored };
  if (call === undefined) return ownCoin(common, target, params.get('value'));
  if (call.toLowerCase() !== 'transfer') return refused('UnknownRequirement', call);
  return tokenTransfer(common, target, params.get('address') ?? '');
};
