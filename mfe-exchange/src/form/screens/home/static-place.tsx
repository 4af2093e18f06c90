import { useEffect, useRef } from 'react';

// the style sheet of the server's HTML, without the names of its classes
import './home.module.css';
import styles from './static-place.module.css';

/** Trusted Types reject even an empty string, but accept this constant. */
const EMPTY = { __html: typeof window === 'undefined' ? '' : (window.trustedTypes?.emptyHTML ?? '') };

const ID = 'below-form';

/** A busy server may leave the sections out of its page. */
const RETRIES = 2;
const RETRY_MS = 4_000;

type Props = {
  /** Server-rendered HTML. Absent in the browser, so that React does not change the content. */
  readonly html?: string;
  /** Address of the page, for a browser that did not load it from the server. */
  readonly address: string;
};

/**
 * Place of the static sections below the form. A browser that rendered the page itself takes them from the server's
 * page, which it parses without running its scripts.
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
      // ends the request, which starts a last timer
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
