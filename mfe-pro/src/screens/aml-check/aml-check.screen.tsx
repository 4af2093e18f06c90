import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Skeleton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { amlCheckModel } from '../../model/aml-check';
import { Section } from '../../ui/section';
import { Stack } from '../../ui/stack';
import { AmlForm } from './aml-form';
import { AmlList } from './aml-list';
import { AmlReport } from './aml-report';

/** `/pro/aml-check`: report of an address with reasons, and earlier checks (spec §1 "AML address check"). */
export const AmlCheckScreen = () => {
  const { t } = useTranslation('pro');
  const { shown, mutation, open } = useUnit({
    shown: amlCheckModel.$shown,
    mutation: amlCheckModel.check.$mutation,
    open: amlCheckModel.opened,
  });
  useEffect(() => {
    open();
  }, [open]);
  return (
    <Stack gap="page">
      <Section title={t('aml.title')} lead={t('aml.lead')}>
        <AmlForm />
      </Section>
      {/* omits the list, because the report must not move it */}
      {mutation._tag === 'Pending' ? (
        <Section title={t('aml.report')}>
          <Skeleton shape="card" count={2} />
        </Section>
      ) : (
        <>
          {shown !== null && <AmlReport check={shown} />}
          <AmlList />
        </>
      )}
    </Stack>
  );
};
