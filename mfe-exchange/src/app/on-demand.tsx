import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType>;

/**
 * A component in a chunk of its own. Once it is loaded it is drawn at once instead of suspending, so that
 * a page whose chunk was awaited is taken over in one go.
 */
export const onDemand = (load: Load) => {
  let loaded: ComponentType | null = null;
  const preload = async (): Promise<ComponentType> => {
    const component = await load();
    loaded = component;
    return component;
  };
  const Lazy = lazy(async () => ({ default: await preload() }));
  const OnDemand = () => {
    // pinned per mount: another type would be another component, and its state would be lost
    const [Component] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Component />;
  };
  return { OnDemand, preload };
};
