import { useEffect, useRef } from 'react';

import { sanitise } from './sanitise';

/** Renders sanitised third-party HTML. */
export const SafeHtml = ({ html }: { readonly html: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(sanitise(html));
  }, [html]);
  return <div ref={place} />;
};
