import { lazy, Suspense, useEffect, useState } from 'react';

import { Button } from '@coinlane/shared-ui/components';

import type { LiveRemotesOfPage } from './create-page-composition';
import styles from './developer-corner.module.css';

const DeveloperPanel = lazy(async () => {
  const { DeveloperPanel: Panel } = await import('./developer-panel');
  return { default: Panel };
});

type Props = { readonly composition: LiveRemotesOfPage; readonly overrides: readonly string[] };

const isShortcut = ({ ctrlKey, shiftKey, code }: KeyboardEvent): boolean =>
  ctrlKey && shiftKey && code === 'Period';

/** For developers, in English: a button below the page, or Ctrl+Shift+., opens what the page is composed of. */
export const DeveloperCorner = ({ composition, overrides }: Props) => {
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
      <aside lang="en" aria-label="For developers" className={styles.corner} data-theme="dark">
        <Button
          size="small"
          variant="ghost"
          aria-haspopup="dialog"
          onClick={() => {
            setIsWanted(true);
            setIsOpen(true);
          }}
        >
          What runs on this page
        </Button>
      </aside>
      {isWanted ? (
        <Suspense>
          <DeveloperPanel
            composition={composition}
            overrides={overrides}
            isOpen={isOpen}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
};
