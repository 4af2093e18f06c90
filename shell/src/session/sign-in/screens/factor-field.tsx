import { TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { NAMESPACE } from '../load-texts';

type Props = {
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly error?: string | undefined;
};

/** The second factor's code, or a recovery code, of a signed-in user. */
export const FactorField = ({ value, onType, error }: Props) => {
  const { t } = useTranslation(NAMESPACE);
  return (
    <TextField
      label={t('factor')}
      hint={t('codeApp')}
      name="factor"
      autoComplete="one-time-code"
      maxLength={20}
      required
      value={value}
      error={error}
      onChange={({ currentTarget }) => {
        onType(currentTarget.value);
      }}
    />
  );
};
