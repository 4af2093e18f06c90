import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { Layout, NotFound, SlotElement } from './chrome';
import { SlotSkeleton, RemoteSlot, SlotFallback, useShellPart } from './remotes';
import { pageView } from './routing';
import type { PageView } from './routing';
import { useShell } from './services';

const loadGallery = (): Promise<ComponentType> =>
  import('@coinlane/shared-ui/gallery').then(({ Gallery }) => Gallery);

const loadOps = (): Promise<ComponentType> => import('./ops').then(({ OpsPage }) => OpsPage);

type OwnPageProps = { readonly name: string; readonly load: () => Promise<ComponentType> };

/** Page of the shell itself. Its code loads when the page is opened. */
const OwnPage = ({ name, load }: OwnPageProps) => {
  const { config } = useShell();
  const loaded = useShellPart(name, load);
  switch (loaded._tag) {
    case 'Loading':
      return <SlotSkeleton />;
    case 'Loaded':
      return <loaded.part />;
    case 'Failed':
      return (
        <SlotFallback
          failure={loaded.failure}
          isReplaced={false}
          supportEmail={config.supportEmail}
          onRetry={loaded.retry}
        />
      );
  }
};

/** Whether an app has a release. Null: not known yet. */
const useIsReleased = (remote: string): boolean | null => {
  const { browser } = useShell();
  const isPinned = browser?.composition.pinOf(remote) != null;
  const [isReleased, setIsReleased] = useState(() =>
    // the server has already checked the page that it rendered
    isPinned || browser?.isFirstPage() !== false ? isPinned : null,
  );
  useEffect(() => {
    let isCurrent = true;
    if (isReleased === null)
      void browser?.composition.newestPinOf(remote).then((pin) => {
        if (isCurrent) setIsReleased(pin !== null);
      });
    return () => {
      isCurrent = false;
    };
  }, [browser, remote, isReleased]);
  return isReleased;
};

/** Slot of an app. An app without a release shows the not-found page. */
const AppSlot = ({ remote }: { readonly remote: string }) => {
  const isReleased = useIsReleased(remote);
  if (isReleased === null) return <SlotSkeleton />;
  return isReleased ? <RemoteSlot remote={remote} /> : <NotFound />;
};

const Content = ({ view }: { readonly view: PageView }) => {
  switch (view._tag) {
    case 'Remote':
      return <RemoteSlot key={view.remote} remote={view.remote} />;
    case 'App':
      return <AppSlot key={view.remote} remote={view.remote} />;
    case 'Gallery':
      return <OwnPage key="gallery" name="gallery" load={loadGallery} />;
    case 'Ops':
      return <OwnPage key="ops" name="ops" load={loadOps} />;
    case 'NotFound':
      return <NotFound />;
  }
};

/** Page in the browser. */
export const Page = ({ pathname }: { readonly pathname: string }) => {
  const { config } = useShell();
  return (
    <Layout pathname={pathname}>
      <Content view={pageView(pathname, config.isProduction)} />
    </Layout>
  );
};

type ServerPageProps = {
  readonly pathname: string;
  readonly remote: string | null;
  readonly html: string;
  readonly status: number;
  readonly footer: ReactNode;
};

/** Page on the server, around the remote's fragment. The shell's own pages are rendered in the browser. */
export const ServerPage = ({ pathname, remote, html, status, footer }: ServerPageProps) => {
  const isMissing = remote === null && status === 404;
  return (
    <Layout pathname={pathname} footer={footer}>
      {isMissing ? <NotFound /> : null}
      {!isMissing && html === '' ? <SlotSkeleton /> : null}
      {remote === null ? null : <SlotElement remote={remote} html={html} />}
    </Layout>
  );
};
