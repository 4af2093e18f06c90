import { ChevronRightIcon } from '../icons';
import { TextLink } from './link';
import styles from './breadcrumbs.module.css';

export type Breadcrumb = { readonly label: string; readonly href: string };

export type BreadcrumbsProps = {
  readonly label: string;
  /** From the start page down. The last item is the current page. */
  readonly items: readonly Breadcrumb[];
};

/** Path from the start page to the current page. */
export const Breadcrumbs = ({ label, items }: BreadcrumbsProps) => (
  <nav aria-label={label}>
    <ol className={styles.list}>
      {items.map(({ label: text, href }, index) => (
        <li key={href} className={styles.item}>
          {index > 0 && <ChevronRightIcon size="small" className={styles.separator} />}
          {index === items.length - 1 ? (
            <span aria-current="page" className={styles.current}>
              {text}
            </span>
          ) : (
            <TextLink tone="quiet" href={href}>
              {text}
            </TextLink>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
