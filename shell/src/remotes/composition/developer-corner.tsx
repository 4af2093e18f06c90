import type { ComponentProps, ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { Alert, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { DEVELOPER_PLACE } from '../../chrome/places';
import { useShellPart } from '..';
import type { LiveRemotesOfPage } from './create-page-composition';
import styles from './developer-corner.module.css';
import type { DeveloperPanel } from './developer-panel';

type PanelProps = ComponentProps<typeof DeveloperPanel>;

const loadPanel = (): Promise<ComponentType<PanelProps>> =>
  import('./developer-panel').then(({ DeveloperPanel: Panel }) => Panel);

const Panel = (props: PanelProps) => {
  const { t } = useTranslation('shell');
  const loaded = useShellPart('developer-panel', loadPanel);
  switch (loaded._tag) {
    case 'Loading':
      return null;
    case 'Loaded':
      return <loaded.part {...props} />;
    case 'Failed':
      return (
        <aside aria-label={t('developer.open')} className={styles.corner}>
          <Alert
            tone="danger"
            role="alert"
            action={
              <Button size="small" onClick={loaded.retry}>
                {t('slot.retry')}
              </Button>
            }
          >
            {t('developer.failed', { kind: loaded.failure.kind })}
          </Alert>
        </aside>
      );
  }
};

type Props = { readonly composition: LiveRemotesOfPage; readonly overrides: readonly string[] };

const isShortcut = ({ ctrlKey, shiftKey, code }: KeyboardEvent): boolean =>
  ctrlKey && shiftKey && code === 'Period';

/** For developers: a button in the last line of the footer, or Ctrl+Shift+., opens the developer panel. */
export const DeveloperCorner = ({ composition, overrides }: Props) => {
  const { t } = useTranslation('shell');
  const [place] = useState(() => document.getElementById(DEVELOPER_PLACE));
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setIsWanted(true);
      setIsOpen((wasOpen) => !wasOpen);
    };
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('keydown', hear);
    };
  }, []);
  return (
    <>
      {place === null
        ? null
        : createPortal(
            <Button
              size="small"
              variant="ghost"
              aria-haspopup="dialog"
              onClick={() => {
                setIsWanted(true);
                setIsOpen(true);
              }}
            >
              {t('developer.open')}
            </Button>,
            place,
          )}
      {isWanted ? (
        <Panel
          composition={composition}
          overrides={overrides}
          isOpen={isOpen}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      ) : null}
    </>
  );
};
