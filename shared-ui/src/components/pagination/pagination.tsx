import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import type { Icon } from '../../icons';
import { useLinkComponent } from '../link';
import { pageWindow } from './page-window';
import styles from './pagination.module.css';

export type PaginationProps = {
  readonly label: string;
  /** Counts from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
  /** Accessible name of a page link, for example "Page 3". */
  readonly pageLabel: (page: number) => string;
  readonly previousLabel: string;
  readonly nextLabel: string;
};

type StepProps = {
  readonly href: string | null;
  readonly label: string;
  readonly rel: 'prev' | 'next';
  readonly icon: Icon;
};

const Step = ({ href, label, rel, icon: StepIcon }: StepProps) => {
  const Link = useLinkComponent();
  return href === null ? (
    <span className={styles.step} aria-hidden="true">
      <StepIcon size="small" />
    </span>
  ) : (
    <Link href={href} rel={rel} aria-label={label} className={styles.step}>
      <StepIcon size="small" />
    </Link>
  );
};

/** Links to the pages of a list, for search engines and new tabs. */
export const Pagination = ({
  label,
  page,
  pageCount,
  hrefOf,
  pageLabel,
  previousLabel,
  nextLabel,
}: PaginationProps) => {
  const Link = useLinkComponent();
  return (
    <nav aria-label={label} className={styles.pagination}>
      <Step
        href={page > 1 ? hrefOf(page - 1) : null}
        label={previousLabel}
        rel="prev"
        icon={ChevronLeftIcon}
      />
      <ol className={styles.pages}>
        {pageWindow(page, pageCount).map((slot) =>
          'page' in slot ? (
            <li key={slot.page}>
              <Link
                href={hrefOf(slot.page)}
                aria-label={pageLabel(slot.page)}
                className={styles.page}
                {...(slot.page === page ? { 'aria-current': 'page' } : {})}
              >
                {slot.page}
              </Link>
            </li>
          ) : (
            <li key={`after-${String(slot.gapAfter)}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ),
        )}
      </ol>
      <Step
        href={page < pageCount ? hrefOf(page + 1) : null}
        label={nextLabel}
        rel="next"
        icon={ChevronRightIcon}
      />
    </nav>
  );
};
