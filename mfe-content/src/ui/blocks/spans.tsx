import { TextLink } from '@coinlane/shared-ui/components';

import type { ContentSpan } from '../../domain/content';
import styles from './blocks.module.css';

const Span = ({ span }: { readonly span: ContentSpan }) => {
  switch (span.type) {
    case 'text':
      return span.text;
    case 'code':
      return <code className={styles.code}>{span.text}</code>;
    case 'strong':
      return (
        <strong>
          <Spans spans={span.spans} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Spans spans={span.spans} />
        </em>
      );
    case 'link':
      return (
        <TextLink href={span.href}>
          <Spans spans={span.spans} />
        </TextLink>
      );
  }
};

/** Words in a line, with links that follow the router of their place. */
export const Spans = ({ spans }: { readonly spans: readonly ContentSpan[] }) =>
  // the words of a text never change places
  spans.map((span, index) => <Span key={index} span={span} />);
