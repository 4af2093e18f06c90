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
import { Spans } from './spans';

type Props = {
  readonly table: Extract<ContentBlock, { readonly type: 'table' }>;
  /** Name of the table: the heading above it. */
  readonly caption: string;
};

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
          {row.map((cell, index) => (
            <TableCell key={index} label={plainText(head[index] ?? [])}>
              <span>
                <Spans spans={cell} />
              </span>
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
