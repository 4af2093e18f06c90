import { useUnit } from 'effector-react';

import { networkName } from '@coinlane/chains/networks';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import type { TextKey } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';
import { refusedField } from '@coinlane/shared-contracts/errors';
import { problemOf } from '@coinlane/shared-contracts/query';
import { lookUp } from '@coinlane/shared-contracts/values';

import { isAddressFault } from '../../domain/whitelist';
import type { DraftProblem } from '../../domain/whitelist';
import { whitelistModel } from '../../model/whitelist';

type Place = 'currency' | 'wallet' | 'extraId';

const PLACES: Readonly<Record<DraftProblem, Place>> = {
  NoCurrency: 'currency',
  NoAddress: 'wallet',
  NotAnAddress: 'wallet',
  Ambiguous: 'wallet',
  ChecksumMismatch: 'wallet',
  OtherChain: 'wallet',
  TokenContract: 'wallet',
  NobodysAddress: 'wallet',
  UnpayableKind: 'wallet',
  KeyOrHash: 'wallet',
  SecretKey: 'wallet',
  NotAMemo: 'extraId',
  ExtraIdNeeded: 'extraId',
  AlreadyThere: 'wallet',
};

/** Our texts for refused fields. */
const REFUSED = {
  currency: 'whitelist.refused_currency',
  wallet: 'whitelist.refused_wallet',
  extraId: 'whitelist.refused_extraId',
} as const satisfies Readonly<Record<Place, string>>;

const isSaidAtOnce = (problem: DraftProblem): boolean => problem !== 'NoCurrency' && problem !== 'NoAddress';

const wordsOf = (problem: DraftProblem): TextKey<'pro'> => {
  if (problem === 'NotAMemo') return 'refused.extraId';
  return isAddressFault(problem) || problem === 'Ambiguous'
    ? `addressFaults.${problem}`
    : `whitelist.problem_${problem}`;
};

/** Names of the networks of the chosen currencies. An address must be valid on each. */
export const useNetworks = (): string => {
  const { language } = useRemoteProps();
  const networks = useUnit(whitelistModel.draft.$networks);
  return new Intl.ListFormat(language).format(networks.map(networkName));
};

/** Error texts of the form, by field. */
export const useErrors = (): { readonly errorOf: (place: Place) => string | undefined } => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const network = useNetworks();
  const { shared, review, isSubmitted, mutation } = useUnit({
    shared: whitelistModel.draft.$shared,
    review: whitelistModel.draft.$review,
    isSubmitted: whitelistModel.draft.$isSubmitted,
    mutation: whitelistModel.draft.adding.$mutation,
  });
  const refused = refusedField(problemOf(mutation));
  const shown = review !== null && (isSubmitted || isSaidAtOnce(review)) ? review : null;
  return {
    errorOf: (place) => {
      if (shown !== null && PLACES[shown] !== place) return undefined;
      const networks = new Intl.ListFormat(language).format(shared?.names ?? []);
      if (shown !== null) return t(wordsOf(shown), { network, networks });
      return refused === place ? t(REFUSED[place]) : undefined;
    },
  };
};

/** Whether a refusal belongs to a field of the form. */
export const isPlace = (field: string | null): boolean => lookUp(REFUSED, field ?? '') !== undefined;
