import { useEffect, useRef, useState } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { DeferredPart } from '../../ui/deferred-part';
import styles from './contact.module.css';

const loadNewsletter = async () => {
  const { NewsletterForm } = await import(/* webpackChunkName: "forms" */ './newsletter-form');
  return NewsletterForm;
};

/** Loads the form slightly before it is visible. */
const AHEAD = '200px';

const canObserve = (): boolean => typeof IntersectionObserver === 'function';

/** Whether an element has been visible. True in browsers that cannot detect this. */
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

/** The newsletter form. It loads when the user scrolls to it (spec §2 "Mounting"). */
const NewsletterSection = () => {
  const { t } = useTranslation('content');
  const { place, wasSeen } = useWasSeen();
  return (
    <section ref={place} aria-labelledby="newsletter-title" className={styles.newsletter}>
      <h2 id="newsletter-title">{t('forms.newsletter.title')}</h2>
      {wasSeen && <DeferredPart load={loadNewsletter} partProps={{}} />}
    </section>
  );
};

/** The newsletter form below a page of the blog, if the site has a newsletter. */
export const NewsletterPlace = () => {
  const { config } = useRemoteProps();
  return config.unavailable?.includes('newsletter') === true ? null : <NewsletterSection />;
};
