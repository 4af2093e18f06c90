import { useUnit } from 'effector-react';

import { Button, buttonClassName } from '@coinlane/shared-ui/components';
import type { ButtonVariant } from '@coinlane/shared-ui/components';

import { diagnosticOf } from '../../domain/saved-order';
import { clockModel } from '../../../page/model/clock';
import { transactionStatusModel } from '../../model/transaction-status';
import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import { useChatQuestion } from './use-chat-question';
import { useSupportLink } from './use-support-link';

type Props = StageProps & { readonly variant?: ButtonVariant };

/** Opens a support request about the order: in the chat, or by e-mail if there is no chat. */
export const ContactSupport = ({ transaction, variant = 'secondary' }: Props) => {
  const { t, language } = useWords();
  const { now, isOnline, view } = useUnit({
    now: clockModel.$now,
    isOnline: clockModel.$isOnline,
    view: transactionStatusModel.$view,
  });
  const { transactionId, updatedAt } = transaction;
  const receivedAt = view._tag === 'Shown' ? view.receivedAt : updatedAt;
  const diagnostic = diagnosticOf({ transaction, language, now, receivedAt, isOnline });
  const { hasChat, isAsking, ask } = useChatQuestion({ transactionId, diagnostic });
  const href = useSupportLink(transactionId);
  return hasChat ? (
    <Button variant={variant} isPending={isAsking} onClick={ask}>
      {t('order.support.contact')}
    </Button>
  ) : (
    <a className={buttonClassName({ variant })} href={href}>
      {t('order.support.contact')}
    </a>
  );
};
