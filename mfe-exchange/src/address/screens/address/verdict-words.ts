import type { EmailVerdict, RecipientVerdict, RefundVerdict } from '../../domain/address';
import type { Words } from '../../../page/screens/words';

type AddressVerdict = RecipientVerdict | RefundVerdict;
type ListWords = Pick<Words, 't' | 'language'>;

const MAX_NAMES = 3;

const listNames = ({ language }: ListWords, type: 'conjunction' | 'disjunction', names: readonly string[]) =>
  new Intl.ListFormat(language, { type }).format(names);

/** Lists at most three networks as alternatives, because an address can be valid on twenty. */
const listSome = (words: ListWords, names: readonly string[]): string =>
  listNames(words, 'disjunction', names.slice(0, MAX_NAMES));

const FINE = ['Valid', 'NotNeeded', 'NameBasedAddress', 'PartnerAddress'] as const;
type FineVerdict = Extract<AddressVerdict, { readonly _tag: (typeof FINE)[number] }>;

const isFine = (verdict: AddressVerdict): verdict is FineVerdict =>
  FINE.some((fine) => fine === verdict._tag);

/** Error text of an address. Undefined: none. */
export const addressProblem = (
  words: ListWords,
  verdict: AddressVerdict,
  name: { readonly ticker: string; readonly network: string },
): string | undefined => {
  const { t } = words;
  if (isFine(verdict)) return undefined;
  if (verdict._tag === 'StrangeText') return t(`guard.${verdict.strangeness}`, name);
  if (verdict._tag === 'UnpayableKind' || verdict._tag === 'NobodysAddress')
    return t(`guard.${verdict._tag}`, name);
  if (verdict._tag === 'Ambiguous')
    return t('guard.Ambiguous', { ...name, networks: listNames(words, 'conjunction', verdict.names) });
  const networks = verdict._tag === 'OtherChain' ? listSome(words, verdict.names) : '';
  return t(`address.${verdict._tag}`, { ...name, networks });
};

/** Error text of a refund address. Undefined: none. */
export const refundProblem = (
  words: ListWords,
  verdict: RefundVerdict,
  name: { readonly ticker: string; readonly network: string },
): string | undefined =>
  verdict._tag === 'OtherChain'
    ? words.t('guard.refundOtherChain', { ...name, networks: listSome(words, verdict.names) })
    : addressProblem(words, verdict, name);

/** Error text of an e-mail address. Undefined: none. */
export const emailProblem = (t: Words['t'], verdict: EmailVerdict | null): string | undefined => {
  if (verdict?._tag === 'Malformed') return t('email.Malformed');
  return verdict?._tag === 'TooLong' ? t('email.TooLong') : undefined;
};
