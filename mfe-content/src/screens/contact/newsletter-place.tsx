import { useEffect, useRef, useState } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';

import { DeferredPart } from '../../ui/deferred-part';
import styles from './contact.module.css';

const loadNewsletter = async () => {
  const { NewsletterForm } = await import(/* webpackChunkName: "newsletter" */ './newsletter-form');
  return NewsletterForm;
};

/** A little before it is seen, so that nobody waits for it. */
const AHEAD = '200px';

const canObserve = (): boolean => typeof IntersectionObserver === 'function';

/** Whether an element was in view once; where a browser cannot tell, it is taken for seen. */
const useWasSeen = () => {
  const place = useRef<HTMLElement>(null);
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    if (!canObserve()) {
      setWasSeen(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setWasSeen(true);
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, wasSeen };
};

/** The newsletter below a page of the blog; its form comes once a reader has scrolled to it (spec §2 "Mounting"). */
export const NewsletterPlace = () => {
  const { t } = useTranslation('content');
  const { place, wasSeen } = useWasSeen();
  return (
    <section ref={place} aria-labelledby="newsletter-title" className={styles.newsletter}>
      <h2 id="newsletter-title">{t('forms.newsletter.title')}</h2>
      {wasSeen && <DeferredPart load={loadNewsletter} partProps={{}} />}
    </section>
  );
};
