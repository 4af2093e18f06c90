import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

type Props = { readonly className?: string | undefined; readonly children: ReactNode };

/** Distance below the viewport at which the content is rendered, so that it is ready when the user scrolls to it. */
const MARGIN = '300px';

const whenNear = (place: Element, come: () => void): (() => void) | undefined => {
  if (typeof IntersectionObserver === 'undefined') {
    come();
    return undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) come();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(place);
  return () => observer.disconnect();
};

/** Container for expensive content. Empty until it is near the viewport, then rendered permanently. */
export const RenderNearViewport = ({ className, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(
    () => (isNear || place.current === null ? undefined : whenNear(place.current, () => setIsNear(true))),
    [isNear],
  );
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  );
};
