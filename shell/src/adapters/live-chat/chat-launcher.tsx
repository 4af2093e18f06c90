import { useEffect, useState } from 'react';

import { Alert, Button, IconButton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { LifeBuoyIcon } from '@coinlane/shared-ui/icons';

import { useShellPart } from '../../remotes';
import type { LiveChat } from './create-live-chat';
import styles from './live-chat.module.css';

type Props = { readonly liveChat: LiveChat; readonly supportEmail: string };

type PanelProps = Props & { readonly isOpen: boolean; readonly onClose: () => void };

/** Chat panel, after its code has loaded. Shows the support e-mail if loading fails. */
const Panel = ({ liveChat, supportEmail, isOpen, onClose }: PanelProps) => {
  const { t } = useTranslation('shell');
  const loaded = useShellPart('live-chat', liveChat.load);
  switch (loaded._tag) {
    case 'Loading':
      return null;
    case 'Loaded': {
      const { Panel: Loaded, chat } = loaded.part;
      const { transactionId } = liveChat.tags();
      return <Loaded {...{ chat, isOpen, supportEmail, transactionId, onClose }} />;
    }
    case 'Failed':
      return (
        <div className={styles.failure}>
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
            {t('chat.awayAdvice', { email: supportEmail })}
          </Alert>
        </div>
      );
  }
};

/** Button that opens the live chat, at the edge of the window. */
export const ChatLauncher = ({ liveChat, supportEmail }: Props) => {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(
    () =>
      liveChat.whenAsked(() => {
        setIsWanted(true);
        setIsOpen(true);
      }),
    [liveChat],
  );
  return (
    <aside aria-label={t('chat.label')} className={styles.place}>
      <IconButton
        label={t('chat.open')}
        variant="secondary"
        className={styles.launcher}
        aria-haspopup="dialog"
        onClick={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
      >
        <LifeBuoyIcon size="large" />
      </IconButton>
      {isWanted ? (
        <Panel
          liveChat={liveChat}
          supportEmail={supportEmail}
          isOpen={isOpen}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      ) : null}
    </aside>
  );
};
