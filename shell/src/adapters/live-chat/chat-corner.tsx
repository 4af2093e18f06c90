import { useEffect, useState } from 'react';

import { Alert, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { useShellPart } from '../../remotes';
import type { LiveChat } from './create-live-chat';
import styles from './live-chat.module.css';

type Props = { readonly liveChat: LiveChat; readonly supportEmail: string };

type PanelProps = Props & { readonly asked: number; readonly isOpen: boolean; readonly onClose: () => void };

/** Chat panel, after its code has loaded. Shows the support e-mail if loading fails. */
const Panel = ({ liveChat, ...props }: PanelProps) => {
  const { t } = useTranslation('shell');
  const loaded = useShellPart('live-chat', liveChat.load);
  switch (loaded._tag) {
    case 'Loading':
      return null;
    case 'Loaded': {
      const { Panel: Loaded, chat } = loaded.part;
      const { transactionId } = liveChat.tags();
      return <Loaded {...{ chat, transactionId, ...props }} />;
    }
    case 'Failed':
      return (
        <div className={styles.panel}>
          <Alert
            tone="warning"
            role="alert"
            title={t('chat.away')}
            action={
              <Button size="small" variant="secondary" onClick={loaded.retry}>
                {t('chat.retry')}
              </Button>
            }
          >
            {t('chat.awayAdvice', { email: props.supportEmail })}
          </Alert>
        </div>
      );
  }
};

/** Place of the live chat. Opens when support is requested. */
export const ChatCorner = ({ liveChat, supportEmail }: Props) => {
  const { t } = useTranslation('shell');
  const [asked, setAsked] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () =>
      liveChat.whenAsked(() => {
        setAsked((count) => count + 1);
        setIsOpen(true);
      }),
    [liveChat],
  );
  return asked === 0 ? null : (
    <aside aria-label={t('chat.label')} hidden={!isOpen}>
      <Panel
        liveChat={liveChat}
        supportEmail={supportEmail}
        asked={asked}
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
      />
    </aside>
  );
};
