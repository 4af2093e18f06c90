import { ButtonLink } from '@coinlane/shared-ui/components';

import { useWords } from '../../../page/screens/words';
import { RefundFacts } from './refund-facts';
import type { StageProps } from './stage-props';

/** The deposit was refunded. */
export const Refunded = ({ transaction }: StageProps) => {
  const { t } = useWords();
  return (
    <>
      <RefundFacts transaction={transaction} />
      <ButtonLink href="/exchange">{t('status.newExchange')}</ButtonLink>
    </>
  );
};
