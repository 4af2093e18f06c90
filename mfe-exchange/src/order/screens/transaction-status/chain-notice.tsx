import { Alert } from '@coinlane/shared-ui/components';

import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';

/** Explains a transfer that the provider reports and the network does not confirm. Nothing without one. */
export const ChainNotice = ({ transaction: { chainDoubt, provider, providerLabel } }: StageProps) => {
  const { t } = useWords();
  if (chainDoubt === null) return null;
  return (
    <Alert tone={chainDoubt === 'unreadable' ? 'info' : 'warning'} role="status">
      {t(`chain.${chainDoubt}`, { provider: providerLabel ?? provider ?? '' })}
    </Alert>
  );
};
