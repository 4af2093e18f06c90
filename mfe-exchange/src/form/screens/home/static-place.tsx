import { useEffect, useRef } from 'react';

// only the style sheet for the server's HTML: its class names are not used here
import './home.module.css';
import styles from './static-place.module.css';

/** Trusted Types reject even an empty string, but accept this value. */
const EMPTY = { __html: typeof window === 'undefined' ? '' : (window.trustedTypes?.emptyHTML ?? '') };

const ID = 'below-form';

/** Maximum number of retries. A busy server can omit the sections from its page. */
const RETRIES = 2;
const RETRY_MS = 4_000;

type Props = {
  /** Server-rendered HTML. Absent in the browser, so that React does not change the content. */
  readonly html?: string;
  /** Address of the page, for a browser that did not load it from the server. */
  readonly address: string;
};

/**
 * Place of the static sections below the form. A browser that rendered the page itself fetches the server's page
 * and parses the sections out of it, without running scripts.
 */
export const StaticPlace = ({ html, address }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = ref.current;
    if (place === null || place.firstChild !== null) return undefined;
    const request = new XMLHttpRequest();
    let retries = RETRIES;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      request.open('GET', address);
      request.responseType = 'document';
      request.send();
    };
    request.onloadend = () => {
      const sections = request.responseXML?.getElementById(ID)?.childNodes;
      if (sections?.length) place.append(...sections);
      else if ((retries -= 1) >= 0) timer = setTimeout(ask, RETRY_MS);
    };
    ask();
    return () => {
      // ends the request, which would otherwise start another timer
      request.abort();
      clearTimeout(timer);
    };
  }, [address]);
  return (
    <div
      ref={ref}
      id={ID}
      className={styles.place}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html === undefined ? EMPTY : { __html: html }}
    />
  );
};
