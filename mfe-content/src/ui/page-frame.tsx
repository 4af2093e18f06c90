import type { ReactNode } from 'react';

import { Breadcrumbs, ButtonLink } from '@coinlane/shared-ui/components';
import type { Breadcrumb } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { Action } from '../domain/content';
import styles from './page-frame.module.css';

type IntroProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: readonly Action[] | undefined;
  /** Date, author and similar. */
  readonly facts?: ReactNode;
};

type Props = IntroProps & {
  /** Parent pages, from the start page down. */
  readonly above: readonly Breadcrumb[];
  readonly path: string;
  /** Whether to show a dark purple header, for introductory pages. On other pages the buttons are secondary. */
  readonly isHero?: boolean;
  /** Language of the text, if it differs from the page's. */
  readonly lang?: string | undefined;
  /** Interactive tool above the text, with full width. */
  readonly tool?: ReactNode;
  /** Rendered next to the text on wide screens. */
  readonly aside?: ReactNode;
  /** Whether the content takes the full width: for cards, not for running text. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

type ActionsProps = { readonly actions: readonly Action[]; readonly isQuiet: boolean };

const Actions = ({ actions, isQuiet }: ActionsProps) => (
  <p className={styles.actions}>
    {actions.map(({ label, href }, index) => (
      <ButtonLink key={href} href={href} variant={index === 0 && !isQuiet ? 'primary' : 'secondary'}>
        {label}
      </ButtonLink>
    ))}
  </p>
);

const Intro = ({ title, lead, actions = [], facts, isQuiet }: IntroProps & { readonly isQuiet: boolean }) => (
  <>
    <h1>{title}</h1>
    {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    {facts}
    {actions.length > 0 && <Actions actions={actions} isQuiet={isQuiet} />}
  </>
);

/** Layout of a page of text: breadcrumbs, heading, lead and buttons, and a column of readable width. */
export const PageFrame = ({
  above,
  path,
  isHero = false,
  isWide = false,
  lang,
  tool,
  aside,
  children,
  ...intro
}: Props) => {
  const { t } = useTranslation('content');
  return (
    <div className={styles.page}>
      <Breadcrumbs label={t('breadcrumbs')} items={[...above, { label: intro.title, href: path }]} />
      <article className={styles.article} {...(lang === undefined ? {} : { lang })}>
        {isHero ? (
          <header className={styles.hero} data-theme="dark">
            <Intro {...intro} isQuiet={false} />
          </header>
        ) : (
          <header className={styles.intro}>
            <Intro {...intro} isQuiet />
          </header>
        )}
        {tool}
        <div className={aside === undefined ? styles.alone : styles.columns}>
          {aside !== undefined && <div className={styles.aside}>{aside}</div>}
          <div className={isWide ? styles.wide : styles.text}>{children}</div>
        </div>
      </article>
    </div>
  );
};
