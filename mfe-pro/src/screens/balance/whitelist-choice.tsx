import { useUnit } from 'effector-react';

import { SelectField, shortenMiddle } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { valueOf } from '@coinlane/shared-contracts/query';

import { FEATURE_FLAGS } from '../../domain/feature-flag';
import type { WhitelistEntry } from '../../domain/whitelist';
import { withdrawalModel } from '../../model/withdrawal';

const labelOf = ({ label, wallet }: WhitelistEntry): string =>
  label === null ? shortenMiddle(wallet) : `${label} · ${shortenMiddle(wallet)}`;

/** Saved addresses of the currency, to select one (spec §9 "Whitelist enabled"). */
export const WhitelistChoice = () => {
  const { t } = useTranslation('pro');
  const { whitelist, opened, draft, edit } = useUnit({
    whitelist: withdrawalModel.whitelist.$query,
    opened: withdrawalModel.$opened,
    draft: withdrawalModel.$draft,
    edit: withdrawalModel.edited,
  });
  const entries = (valueOf(whitelist) ?? []).filter(({ currencies }) => currencies.includes(opened.currency));
  if (!FEATURE_FLAGS.isWhitelistEnabled || entries.length === 0) return null;
  const picked = entries.find(
    ({ wallet, extraId }) => wallet === draft.address && (extraId ?? '') === draft.extraId,
  );
  return (
    <SelectField
      label={t('withdraw.saved')}
      value={picked?.id ?? ''}
      options={[
        { value: '', label: t('withdraw.other') },
        ...entries.map((entry) => ({ value: entry.id, label: labelOf(entry) })),
      ]}
      onChange={({ target }) => {
        const entry = entries.find(({ id }) => id === target.value);
        edit({ address: entry?.wallet ?? '', extraId: entry?.extraId ?? '' });
      }}
    />
  );
};
