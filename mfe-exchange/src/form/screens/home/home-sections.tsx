import type { ReactNode } from 'react';

import { classNames } from '@coinlane/shared-ui/components';
import {
  ChevronDownIcon,
  LifeBuoyIcon,
  RefreshCwIcon,
  ShieldCheckIcon,
  TrendingUpIcon,
} from '@coinlane/shared-ui/icons';
import type { Icon } from '@coinlane/shared-ui/icons';

import type { ReviewSummary } from '../../domain/review-summary';
import type { HomeProps } from './home-props';
import styles from './home.module.css';
import { PairList } from './pair-list';

type BandProps = {
  readonly id: string;
  readonly title: string;
  readonly link?: { readonly href: string; readonly text: string };
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

const Band = ({ id, title, link, className, children }: BandProps) => (
  <section aria-labelledby={id} className={classNames(styles.band, className)}>
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {link !== undefined && <a href={link.href}>{link.text}</a>}
    </div>
    {children}
  </section>
);

const STEPS = ['choose', 'send', 'receive'] as const;

const Steps = ({ t }: Pick<HomeProps, 't'>) => (
  <Band id="home-how" title={t('home.how.title')}>
    <ol role="list" className={styles.steps}>
      {STEPS.map((step, index) => (
        <li key={step}>
          <span aria-hidden="true" className={styles.number}>
            {index + 1}
          </span>
          <h3>{t(`home.how.${step}`)}</h3>
          <p>{t(`home.how.${step}Text`)}</p>
        </li>
      ))}
    </ol>
  </Band>
);

const TRUST: readonly (readonly ['price' | 'choice' | 'address' | 'support', Icon])[] = [
  ['price', TrendingUpIcon],
  ['choice', RefreshCwIcon],
  ['address', ShieldCheckIcon],
  ['support', LifeBuoyIcon],
];

const Reviews = ({ reviews, t }: { readonly reviews: ReviewSummary } & Pick<HomeProps, 't'>) => (
  <ul role="list" className={styles.reviews}>
    {reviews.newest.map(({ id, rating, text, name, locale }) => (
      <li key={id}>
        <p className={styles.stars}>{t('home.trust.stars', { rating })}</p>
        <blockquote lang={locale}>{text}</blockquote>
        {name !== '' && <p>{name}</p>}
      </li>
    ))}
  </ul>
);

const Trust = ({ facts: { reviews }, t, language, href, hasReviews }: HomeProps) => {
  const text =
    reviews === null
      ? t('home.trust.reviews')
      : t('home.trust.average', {
          average: Number(reviews.average).toLocaleString(language, { minimumFractionDigits: 1 }),
          count: reviews.total,
        });
  return (
    <Band
      id="home-trust"
      title={t('home.trust.title')}
      {...(hasReviews && { link: { href: href('/reviews'), text } })}
    >
      <ul role="list" className={styles.trust}>
        {TRUST.map(([fact, FactIcon]) => (
          <li key={fact}>
            <FactIcon size="large" />
            <h3>{t(`home.trust.${fact}`)}</h3>
            <p>{t(`home.trust.${fact}Text`)}</p>
          </li>
        ))}
      </ul>
      {reviews !== null && <Reviews reviews={reviews} t={t} />}
    </Band>
  );
};

const QUESTIONS = ['time', 'cost', 'rate', 'check', 'refund', 'account'] as const;

/** Questions with their answers, also used for structured data. */
export const homeFaq = (
  t: HomeProps['t'],
): readonly { readonly question: string; readonly answer: string }[] =>
  QUESTIONS.map((id) => ({ question: t(`home.faq.${id}`), answer: t(`home.faq.${id}Answer`) }));

const Questions = ({ t }: Pick<HomeProps, 't'>) => (
  <Band id="home-faq" title={t('home.faq.title')} className={styles.faq}>
    <div>
      {homeFaq(t).map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            {question}
            <ChevronDownIcon size="medium" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </Band>
);

/** The sections below the form. Rendered only on the server, so they have no hooks. */
export const HomeSections = (props: HomeProps) => (
  <>
    <Steps t={props.t} />
    {props.facts.pairs.length > 0 && (
      <Band
        id="home-pairs"
        title={props.t('home.pairs.title')}
        {...(props.hasListing && {
          link: { href: props.href('/currencies'), text: props.t('home.pairs.all') },
        })}
      >
        <PairList {...props} />
      </Band>
    )}
    <Trust {...props} />
    <Questions t={props.t} />
  </>
);
