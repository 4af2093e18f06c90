import { useEffect, useRef } from 'react';

import { sanitise } from './sanitise';

/** HTML that somebody else wrote, made harmless; never set as text of a page. */
export const SafeHtml = ({ html }: { readonly html: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(sanitise(html));
  }, [html]);
  return <div ref={place} />;
};
