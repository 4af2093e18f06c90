import type { EmailVerdict, RecipientVerdict, RefundVerdict } from '../../domain/address';
import type { Words } from '../words';

type AddressVerdict = RecipientVerdict | RefundVerdict;

const MAX_NAMES = 3;

/** Lists at most three networks: an address can be valid on twenty. */
const listSome = (names: readonly string[]): string =>
  names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? ' …' : '');

const FINE: readonly AddressVerdict['_tag'][] = ['Valid', 'NotNeeded', 'NameBasedAddress', 'PartnerAddress'];

/** Error text of an address. Undefined: none. */
export const addressProblem = (
  t: Words['t'],
  verdict: AddressVerdict,
  name: { readonly ticker: string; readonly network: string },
): string | undefined => {
  if (FINE.includes(verdict._tag)) return undefined;
  if (verdict._tag === 'StrangeText') return t(`guard.${verdict.strangeness}`, name);
  if (verdict._tag === 'UnpayableKind' || verdict._tag === 'NobodysAddress')
    return t(`guard.${verdict._tag}`, name);
  if (verdict._tag === 'Ambiguous')
    return t('guard.Ambiguous', { ...name, networks: listSome(verdict.names) });
  const networks = verdict._tag === 'OtherChain' ? listSome(verdict.names) : '';
  return t(`address.${verdict._tag}`, { ...name, networks });
};

/** Error text of a refund address. Undefined: none. */
export const refundProblem = (
  t: Words['t'],
  verdict: RefundVerdict,
  name: { readonly ticker: string; readonly network: string },
): string | undefined =>
  verdict._tag === 'OtherChain'
    ? t('guard.refundOtherChain', { ...name, networks: listSome(verdict.names) })
    : addressProblem(t, verdict, name);

/** Error text of an e-mail address. Undefined: none. */
export const emailProblem = (t: Words['t'], verdict: EmailVerdict | null): string | undefined => {
  if (verdict?._tag === 'Malformed') return t('email.Malformed');
  return verdict?._tag === 'TooLong' ? t('email.TooLong') : undefined;
};
