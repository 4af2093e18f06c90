import { useId } from 'react';

import { ButtonSamples } from './button-samples';
import { ContentSamples } from './content-samples';
import { FeedbackSamples } from './feedback-samples';
import { FieldSamples } from './field-samples';
import { NavigationSamples } from './navigation-samples';
import styles from './gallery.module.css';

type ColumnProps = {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
};

const Column = ({ name, theme, direction }: ColumnProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} data-theme={theme} dir={direction} className={styles.column}>
      <h2 id={id}>{name}</h2>
      <ButtonSamples />
      <FieldSamples />
      <FeedbackSamples />
      <NavigationSamples name={name} />
      <ContentSamples />
    </section>
  );
};

/** All components in all states, in both themes and right-to-left: the page `/__ui`. */
export const Gallery = () => (
  <div id="gallery" className={styles.gallery}>
    <h1>Components</h1>
    <div className={styles.columns}>
      <Column name="Light" theme="light" direction="ltr" />
      <Column name="Dark" theme="dark" direction="ltr" />
      <Column name="Right to left" theme="light" direction="rtl" />
    </div>
  </div>
);
