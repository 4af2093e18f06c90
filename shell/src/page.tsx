import { lazy, Suspense } from 'react';

import { Layout, NotFound, SlotElement } from './chrome';
import { RemoteSlot } from './remotes';
import { pageView } from './routing';
import type { PageView } from './routing';
import { useShell } from './services';

const Gallery = lazy(async () => {
  const { Gallery: component } = await import('@coinlane/shared-ui/gallery');
  return { default: component };
});

type ContentProps = { readonly view: PageView; readonly hasFragment: boolean };

const Content = ({ view, hasFragment }: ContentProps) => {
  switch (view._tag) {
    case 'Remote':
      return <RemoteSlot key={view.remote} remote={view.remote} hasFragment={hasFragment} />;
    case 'Gallery':
      return (
        <Suspense>
          <Gallery />
        </Suspense>
      );
    case 'NotFound':
      return <NotFound />;
  }
};

/** One page in the browser. `hasFragment`: the server filled the slot, so no skeleton is shown. */
export const Page = ({
  pathname,
  hasFragment,
}: {
  readonly pathname: string;
  readonly hasFragment: boolean;
}) => {
  const { config } = useShell();
  return (
    <Layout pathname={pathname}>
      <Content view={pageView(pathname, config.isProduction)} hasFragment={hasFragment} />
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
    {remote === null ? status === 404 ? <NotFound /> : null : <SlotElement remote={remote} html={html} />}
  </Layout>
);
