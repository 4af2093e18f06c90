import { Alert, Disclosure } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';
import { createBlock } from '@coinlane/shared-ui/remote';

import { createScope } from '../app/create-scope';
import { readBountyItems } from '../domain/bounty';
import { SafeHtml } from '../ui/safe-html';

const Body = () => {
  const { t } = useTranslation('content');
  const { block } = useRemoteProps();
  const items = readBountyItems(block?.data ?? null);
  if (items === null) return <Alert role="status">{t('forms.bounty.unreadable')}</Alert>;
  return (
    <div role="group" aria-label={t('forms.bounty.label')}>
      {items.map(({ label, content }, index) => (
        <Disclosure key={`${String(index)} ${label}`} look="card" summary={label}>
          <SafeHtml html={content} />
        </Disclosure>
      ))}
    </div>
  );
};

/** `bounty-dropdown-list`: a list from page data with sanitised HTML (spec §2 "Mounting"). */
export const lifecycle = createBlock('mfe-content-bounty-dropdown-list', createScope, Body);
