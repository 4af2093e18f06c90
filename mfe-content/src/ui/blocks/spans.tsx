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

/** Inline text with links, which use the router of their context. */
export const Spans = ({ spans }: { readonly spans: readonly ContentSpan[] }) =>
  // the index is a valid key, because the order of the spans never changes
  spans.map((span, index) => <Span key={index} span={span} />);
