import { announce, Button, VisuallyHidden } from '@coinlane/shared-ui/components';
import { ClipboardIcon } from '@coinlane/shared-ui/icons';

import { useWords } from '../../page/screens/words';

/** Text of the clipboard. Null: the browser or the user refused. */
const readClipboard = async (): Promise<string | null> => {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
};

const canRead = (): boolean => 'clipboard' in navigator && 'readText' in navigator.clipboard;

/** In narrower windows, or at 400 % zoom, the label would take half of the field. */
const LABEL_FROM_PX = 360;

type Props = {
  /** ID of the field that gets the focus if nothing can be pasted. */
  readonly fieldId: string;
  readonly of: 'Recipient' | 'Refund';
  readonly onText: (text: string) => void;
  /** Receives the reason why nothing was pasted, or null. */
  readonly onProblem: (text: string | null) => void;
};

/** Pastes into an address field. Reads the clipboard only on a press. Hidden if the browser cannot read it. */
export const PasteButton = ({ fieldId, of, onText, onProblem }: Props) => {
  const { t } = useWords();
  if (!canRead()) return null;

  const fail = (reason: 'refused' | 'empty'): void => {
    const text = t(`paste.${reason}`);
    onProblem(text);
    announce(text);
    document.getElementById(fieldId)?.focus();
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
    onText(text);
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
      {innerWidth < LABEL_FROM_PX ? <VisuallyHidden>{t('paste.button')}</VisuallyHidden> : t('paste.button')}
      {of === 'Refund' && <VisuallyHidden> {t('details.refund')}</VisuallyHidden>}
    </Button>
  );
};
