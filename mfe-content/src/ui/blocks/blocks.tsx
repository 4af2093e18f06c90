import { plainText } from '@coinlane/shared-contracts/values';

import type { ContentBlock } from '../../domain/content';
import styles from './blocks.module.css';
import { Spans } from './spans';
import { TextTable } from './text-table';

type Placed = {
  /** The last heading above a block. It is the name of tables and code examples. */
  readonly caption: string;
};

const List = ({ list, caption }: Placed & { readonly list: Extract<ContentBlock, { type: 'list' }> }) => {
  const items = list.items.map((item, index) => (
    <li key={index}>
      {item.map((block, at) =>
        // an item of a tight list is rendered as a line, not as a paragraph
        block.type === 'paragraph' && item.length === 1 ? (
          <Spans key={at} spans={block.spans} />
        ) : (
          <Block key={at} block={block} caption={caption} />
        ),
      )}
    </li>
  ));
  return list.isOrdered ? (
    <ol className={styles.steps}>{items}</ol>
  ) : (
    <ul className={styles.list}>{items}</ul>
  );
};

const Heading = ({ heading }: { readonly heading: Extract<ContentBlock, { type: 'heading' }> }) => {
  const Level = heading.level === 2 ? 'h2' : 'h3';
  return (
    <Level id={heading.id} className={styles[Level]}>
      <Spans spans={heading.spans} />
    </Level>
  );
};

const Block = ({ block, caption }: Placed & { readonly block: ContentBlock }) => {
  switch (block.type) {
    case 'heading':
      return <Heading heading={block} />;
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'list':
      return <List list={block} caption={caption} />;
    case 'table':
      return <TextTable table={block} caption={caption} />;
    case 'quote':
      return (
        <div role="note" className={styles.note}>
          {block.blocks.map((inner, index) => (
            <Block key={index} block={inner} caption={caption} />
          ))}
        </div>
      );
    case 'code':
      return (
        <pre role="region" aria-label={caption} tabIndex={0} className={styles.example}>
          <code>{block.text}</code>
        </pre>
      );
  }
};

const captionsOf = (blocks: readonly ContentBlock[], title: string): readonly string[] => {
  let caption = title;
  return blocks.map((block) => {
    if (block.type === 'heading') caption = plainText(block.spans);
    return caption;
  });
};

type Props = {
  readonly blocks: readonly ContentBlock[];
  /** Title of the page, which is the name of blocks before the first heading. */
  readonly title: string;
};

/** A text as typed blocks, without raw HTML (ADR 0025). */
export const Blocks = ({ blocks, title }: Props) => {
  const captions = captionsOf(blocks, title);
  return blocks.map((block, index) => <Block key={index} block={block} caption={captions[index] ?? title} />);
};
