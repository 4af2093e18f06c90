import { Alert } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { problemText } from './problem-text';

/** Reason why an action failed. Renders nothing without a problem. */
export const ProblemNote = ({ problem }: { readonly problem: CallFailure | null }) => {
  const { t, i18n } = useTranslation('pro');
  if (problem === null) return null;
  return (
    <Alert tone="danger" role="alert">
      {problemText({ t, language: i18n.language }, problem)}
    </Alert>
  );
};
