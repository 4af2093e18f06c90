import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@coinlane/shared-ui/components';
import { plainText } from '@coinlane/shared-contracts/values';

import type { ContentBlock } from '../../domain/content';
import styles from './blocks.module.css';
import { Spans } from './spans';

type Props = {
  readonly table: Extract<ContentBlock, { readonly type: 'table' }>;
  /** Name of the table: the heading above it. */
  readonly caption: string;
};

/** Name of a cell's column, for cards. The first cell is the title of the card. A single value needs no name. */
const labelOf = (head: Props['table']['head'], index: number): string | undefined =>
  index === 0 || head.length === 2 ? undefined : plainText(head[index] ?? []);

/** A table whose rows become cards on a narrow screen. */
export const TextTable = ({ table: { head, rows }, caption }: Props) => (
  <Table caption={caption}>
    <TableHead>
      <TableRow>
        {head.map((cell, index) => (
          <TableHeaderCell key={index}>
            <Spans spans={cell} />
          </TableHeaderCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map((row, rowIndex) => (
        <TableRow key={rowIndex}>
          {row.map((cell, index) => {
            const label = labelOf(head, index);
            return (
              <TableCell
                key={index}
                label={label}
                className={label === undefined ? styles.unnamed : undefined}
              >
                <span>
                  <Spans spans={cell} />
                </span>
              </TableCell>
            );
          })}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
