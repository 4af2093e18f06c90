import { useUnit } from 'effector-react';

import { announce, Button, VisuallyHidden } from '@coinlane/shared-ui/components';
import { ClipboardIcon } from '@coinlane/shared-ui/icons';

import type { AddressField } from '../../model/own-account';
import { recipientFieldsModel } from '../../model/recipient';
import { useWords } from '../../../page/screens/words';

/** Text of the clipboard. Null: the browser or the user refused. */
const readClipboard = async (): Promise<string | null> => {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
};

const canRead = (): boolean => 'clipboard' in navigator && 'readText' in navigator.clipboard;

type Props = {
  readonly field: AddressField;
  /** Receives the reason why nothing was pasted, or null. */
  readonly onProblem: (text: string | null) => void;
};

/** Pastes into an address field. The clipboard is read only on a press. Hidden if the browser cannot read it. */
export const PasteButton = ({ field, onProblem }: Props) => {
  const { t } = useWords();
  const paste = useUnit(recipientFieldsModel.textPasted);
  if (!canRead()) return null;

  const fail = (reason: 'refused' | 'empty'): void => {
    const text = t(`paste.${reason}`);
    onProblem(text);
    announce(text);
    document.getElementById(`exchange-${field}`)?.focus();
  };
  const press = async (): Promise<void> => {
    const text = await readClipboard();
    if (text === null) {
      fail('refused');
      return;
    }
    if (text.trim() === '') {
      fail('empty');
      return;
    }
    onProblem(null);
    paste({ field, text });
  };
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<ClipboardIcon size="small" />}
      onClick={() => {
        void press();
      }}
    >
      {t('paste.button')}
      {field === 'refundAddress' && <VisuallyHidden> {t('details.refund')}</VisuallyHidden>}
    </Button>
  );
};
