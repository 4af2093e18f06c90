import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SyntheticEvent } from 'react';

import { Alert, Button, IconButton, Skeleton, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { XIcon } from '@coinlane/shared-ui/icons';

import type { Chat, ChatView } from './create-chat';
import styles from './live-chat.module.css';

const LONGEST_MESSAGE = 2_000;

type PanelProps = {
  readonly chat: Chat;
  /** Number of requests for support so far. */
  readonly asked: number;
  readonly isOpen: boolean;
  readonly supportEmail: string;
  /** Order to include. Empty: none. */
  readonly transactionId: string;
  readonly onClose: () => void;
};

const Messages = ({ messages }: Pick<ChatView, 'messages'>) => {
  const { t } = useTranslation('shell');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [messages]);
  return (
    <ol ref={list} className={styles.messages} aria-label={t('chat.messages')} aria-live="polite">
      {messages.map(({ from, text }, index) => (
        <li key={`${String(index)} ${from}`} className={from === 'visitor' ? styles.mine : styles.theirs}>
          <span className={styles.author}>{t(`chat.${from}`)}</span>
          {text}
        </li>
      ))}
    </ol>
  );
};

type FormProps = { readonly isSending: boolean; readonly onSay: (text: string) => Promise<boolean> };

/** Message form. Keeps the text until the service accepts it. */
const WritingForm = ({ isSending, onSay }: FormProps) => {
  const { t } = useTranslation('shell');
  const [text, setText] = useState('');
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || isSending) return;
    void onSay(said).then((isSent) => {
      if (isSent) setText('');
    });
  };
  return (
    <form className={styles.writing} onSubmit={send}>
      <TextField
        id="live-chat-text"
        label={t('chat.write')}
        autoComplete="off"
        maxLength={LONGEST_MESSAGE}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <Button type="submit" isPending={isSending} pendingLabel={t('chat.sending')}>
        {t('chat.send')}
      </Button>
    </form>
  );
};

/** Moves focus into the panel each time the user requests support, and back when the panel closes. */
const useFocus = ({ asked, isOpen }: Pick<PanelProps, 'asked' | 'isOpen'>) => {
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const { current } = panel;
    if (!isOpen || current === null) return;
    if (!current.contains(document.activeElement)) opener.current = document.activeElement;
    current.focus();
  }, [asked, isOpen]);
  useEffect(() => {
    if (!isOpen && opener.current instanceof HTMLElement) opener.current.focus();
  }, [isOpen]);
  return panel;
};

/** Conversation with support, next to the page. Its code loads when the user opens it. */
export const ChatPanel = ({ chat, asked, isOpen, supportEmail, transactionId, onClose }: PanelProps) => {
  const { t } = useTranslation('shell');
  const { state, messages, isSending } = useSyncExternalStore(chat.listen, chat.view, chat.view);
  const panel = useFocus({ asked, isOpen });
  useEffect(() => {
    if (isOpen) void chat.open();
  }, [chat, isOpen]);
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby="live-chat-title"
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id="live-chat-title" className={styles.title}>
          {t('chat.title')}
        </h2>
        <IconButton label={t('chat.close')} onClick={onClose}>
          <XIcon size="medium" />
        </IconButton>
      </div>
      <p className={styles.lead}>{t('chat.lead')}</p>
      {transactionId !== '' && <p className={styles.lead}>{t('chat.order', { id: transactionId })}</p>}
      {state === 'opening' && messages.length === 0 ? (
        <Skeleton count={2} label={t('chat.opening')} />
      ) : (
        <Messages messages={messages} />
      )}
      {state === 'away' && (
        <Alert
          tone="warning"
          role="alert"
          title={t('chat.away')}
          action={
            <Button size="small" variant="secondary" onClick={() => void chat.open()}>
              {t('chat.retry')}
            </Button>
          }
        >
          {t('chat.awayAdvice', { email: supportEmail })}
        </Alert>
      )}
      <WritingForm isSending={isSending} onSay={chat.send} />
    </section>
  );
};
