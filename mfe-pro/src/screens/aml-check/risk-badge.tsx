import { Badge } from '@coinlane/shared-ui/components';
import type { BadgeProps } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { AmlRisk } from '../../domain/aml-check';

const TONES: Readonly<Record<AmlRisk, NonNullable<BadgeProps['tone']>>> = {
  low: 'success',
  medium: 'warning',
  high: 'danger',
};

/** Badge with the name of a risk. */
export const RiskBadge = ({ risk }: { readonly risk: AmlRisk }) => {
  const { t } = useTranslation('pro');
  return <Badge tone={TONES[risk]}>{t(`aml.risk_${risk}`)}</Badge>;
};
