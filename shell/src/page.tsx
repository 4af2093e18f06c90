import { lazy, Suspense } from 'react';

import { Layout, NotFound, SlotElement } from './chrome';
import { LoadingBones, RemoteSlot } from './remotes';
import { pageView } from './routing';
import type { PageView } from './routing';
import { useShell } from './services';

const Gallery = lazy(async () => {
  const { Gallery: component } = await import('@coinlane/shared-ui/gallery');
  return { default: component };
});

const OpsPage = lazy(async () => {
  const { OpsPage: component } = await import('./ops');
  return { default: component };
});

/** An app nobody released is no page. */
const AppSlot = ({ remote }: { readonly remote: string }) => {
  const { browser } = useShell();
  return browser?.composition.pinOf(remote) == null ? (
    <NotFound />
  ) : (
    <RemoteSlot key={remote} remote={remote} />
  );
};

const Content = ({ view }: { readonly view: PageView }) => {
  switch (view._tag) {
    case 'Remote':
      return <RemoteSlot key={view.remote} remote={view.remote} />;
    case 'App':
      return <AppSlot remote={view.remote} />;
    case 'Gallery':
      return (
        <Suspense>
          <Gallery />
        </Suspense>
      );
    case 'Ops':
      return (
        <Suspense>
          <OpsPage />
        </Suspense>
      );
    case 'NotFound':
      return <NotFound />;
  }
};

/** One page in the browser. */
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
};

/** The same page on the server, around what the remote's server face rendered. The gallery is drawn in the browser alone. */
export const ServerPage = ({ pathname, remote, html, status }: ServerPageProps) => (
  <Layout pathname={pathname}>
    {remote === null && status === 404 ? <NotFound /> : null}
    {remote !== null && html === '' ? <LoadingBones /> : null}
    {remote === null ? null : <SlotElement remote={remote} html={html} />}
  </Layout>
);
