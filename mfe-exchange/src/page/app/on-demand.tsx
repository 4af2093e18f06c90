import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';

import { lazyPart } from '../ui/lazy-part';

type Load = () => Promise<ComponentType>;

/**
 * Component in its own chunk. When loaded, it renders without suspending, so that a page that waited for the chunk
 * hydrates in one step. With `Waiting` there is no Suspense boundary, because React hydrates the content of a
 * boundary later.
 */
export const onDemand = (load: Load, Waiting?: ComponentType) => {
  let loaded: ComponentType | null = null;
  const preload = async (): Promise<ComponentType> => {
    const component = await load();
    loaded = component;
    return component;
  };
  const Lazy = lazyPart(preload);
  const Later = () =>
    Waiting === undefined ? (
      <Lazy />
    ) : (
      <Suspense fallback={<Waiting />}>
        <Lazy />
      </Suspense>
    );
  const OnDemand = () => {
    // fixed per mount, because another component type would lose the state
    const [Component] = useState<ComponentType>(() => loaded ?? Later);
    return <Component />;
  };
  return { OnDemand, preload };
};
