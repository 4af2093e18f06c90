import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { Skeleton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { nextTask } from '@coinlane/shared-ui/next-task';

import { SlotElement } from '../chrome/slot-element';
import { useShell } from '../services';
import type { BrowserServices } from '../services';
import styles from './remote-slot.module.css';
import { SlotFallback } from './slot-fallback';
import { openSlot } from './slot-session';
import type { SlotState } from './slot';

const unpinned = (remote: string): SlotState => ({
  _tag: 'Failed',
  failure: { kind: 'http', remote, version: 'none', detail: 'the page has no pin for it' },
});

type Opening = {
  readonly browser: BrowserServices;
  readonly remote: string;
  readonly element: HTMLElement;
  readonly onState: (state: SlotState) => void;
};

/**
 * Opens a slot. The version that rendered the server HTML hydrates it. Without such HTML, the newest version is
 * loaded.
 */
const open = ({ browser, remote, element, onState }: Opening): (() => void) => {
  const { composition, loadPorts, propsFor, loadTexts } = browser;
  const fragment = browser.takeFragment(remote);
  let close = (): void => composition.left(remote);
  let isOpen = true;
  const pinned =
    fragment === null ? composition.newestPinOf(remote) : Promise.resolve(composition.pinOf(remote));
  void Promise.all([pinned, nextTask()]).then(([pin]) => {
    if (!isOpen) return;
    if (pin === null) {
      onState(unpinned(remote));
      return;
    }
    const session = openSlot({
      element,
      pin,
      propsFor,
      loadTexts,
      fragment,
      ports: loadPorts,
      composition,
      onState,
    });
    close = session.close;
  });
  return () => {
    isOpen = false;
    close();
  };
};

const unheard = () => () => undefined;

/** Version that would be loaded now. Null if unknown. */
const useNewestVersion = (browser: BrowserServices | null, remote: string): string | null => {
  const read = (): string | null => browser?.composition.pinOf(remote)?.stable.version ?? null;
  return useSyncExternalStore(browser?.composition.listen ?? unheard, read, read);
};

/** Placeholder of an empty slot. Identical on the server and in the browser. */
export const SlotSkeleton = () => {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.skeleton} data-loading="">
      <Skeleton shape="title" width="half" label={t('slot.loading')} />
      <Skeleton shape="card" count={2} />
    </div>
  );
};

/** Slot of a route's remote. Loads and mounts the remote, and shows an error if that fails. */
export const RemoteSlot = ({ remote }: { readonly remote: string }) => {
  const { browser, config } = useShell();
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<SlotState>({ _tag: 'Loading' });
  const [attempt, setAttempt] = useState(0);
  const newest = useNewestVersion(browser, remote);
  const [wasFilled] = useState(() => browser?.hasFragment(remote) === true);

  useEffect(() => {
    if (browser === null || element.current === null) return undefined;
    return open({ browser, remote, element: element.current, onState: setState });
  }, [browser, remote, attempt]);

  useEffect(() => {
    if (element.current === null) return;
    // for benchmarks and journeys: set when the remote is ready
    element.current.dataset['state'] = state._tag.toLowerCase();
    // a late mount still needs the server-rendered HTML, which is not interactive until then
    element.current.hidden = state._tag === 'Failed';
  }, [state]);

  const isEmpty = attempt > 0 || !wasFilled;
  return (
    <>
      {state._tag === 'Loading' && isEmpty ? <SlotSkeleton /> : null}
      {state._tag === 'Failed' ? (
        <SlotFallback
          failure={state.failure}
          isReplaced={newest !== null && newest !== state.failure.version}
          supportEmail={config.supportEmail}
          onRetry={() => {
            element.current?.replaceChildren();
            setAttempt(attempt + 1);
          }}
        />
      ) : null}
      <SlotElement key={attempt} ref={element} remote={remote} html={null} />
    </>
  );
};
