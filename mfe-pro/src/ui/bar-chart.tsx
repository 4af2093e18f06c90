import { VisuallyHidden } from '@coinlane/shared-ui/components';

import styles from './bar-chart.module.css';

type Bar = { readonly id: string; readonly label: string; readonly value: number };

type Props = {
  /** Description of the bars. */
  readonly caption: string;
  readonly labelHeading: string;
  readonly valueHeading: string;
  readonly bars: readonly Bar[];
};

/** Bar chart. Screen readers get the same data as a table, without the empty bars. */
export const BarChart = ({ caption, labelHeading, valueHeading, bars }: Props) => {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span>{caption}</span>
        <span aria-hidden="true" className={styles.most}>
          {most}
        </span>
      </figcaption>
      <div aria-hidden="true" className={styles.bars}>
        {bars.map(({ id, label, value }) => (
          <span key={id} className={styles.place} title={`${label}: ${String(value)}`}>
            <span className={styles.bar} style={{ blockSize: `${String((value / most) * 100)}%` }} />
          </span>
        ))}
      </div>
      <div aria-hidden="true" className={styles.ends}>
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
      <VisuallyHidden>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{labelHeading}</th>
              <th scope="col">{valueHeading}</th>
            </tr>
          </thead>
          <tbody>
            {bars
              .filter(({ value }) => value > 0)
              .map(({ id, label, value }) => (
                <tr key={id}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
};
