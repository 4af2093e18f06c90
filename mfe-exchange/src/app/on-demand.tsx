import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';

import { lazyPart } from '../ui/lazy-part';

type Load = () => Promise<ComponentType>;

/**
 * A component in a chunk of its own. Once it is loaded it is drawn at once instead of suspending, so that
 * a page whose chunk was awaited is taken over in one go. With a `Waiting` it needs no boundary around it, and has
 * none when it is there: React takes the inside of a boundary over later, when the clock has moved on.
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
    // pinned per mount: another type would be another component, and its state would be lost
    const [Component] = useState<ComponentType>(() => loaded ?? Later);
    return <Component />;
  };
  return { OnDemand, preload };
};
