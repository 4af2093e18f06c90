/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { Table, TableBody, TableHead, TableRow } from './table';
import type { TableProps } from './table';
import { TableCell, TableHeaderCell } from './table-cells';

const Pairs = ({ narrow, onSort }: Pick<TableProps, 'narrow'> & { readonly onSort?: () => void }) => (
  <Table caption="Pairs with BTC" narrow={narrow}>
    <TableHead>
      <TableRow>
        <TableHeaderCell sort="ascending" onSort={onSort}>
          Pair
        </TableHeaderCell>
        <TableHeaderCell align="end">Rate</TableHeaderCell>
      </TableRow>
    </TableHead>
    <TableBody>
      <TableRow>
        <TableCell>BTC to ETH</TableCell>
        <TableCell align="end" label="Rate">
          17.41
        </TableCell>
      </TableRow>
    </TableBody>
  </Table>
);

describe('Table', () => {
  it('has a name and explicit roles', () => {
    render(<Pairs />);
    expect(screen.getByRole('table', { name: 'Pairs with BTC' })).toHaveAttribute('role', 'table');
    expect(screen.getAllByRole('row').every((row) => row.getAttribute('role') === 'row')).toBe(true);
    expect(screen.getAllByRole('rowgroup')).toHaveLength(2);
  });

  it('reports the sort order, and sorts with a button', async () => {
    const onSort = jest.fn();
    render(<Pairs onSort={onSort} />);
    expect(screen.getByRole('columnheader', { name: 'Pair' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Pair' }));
    expect(onSort).toHaveBeenCalledTimes(1);
  });

  it('reports no sort order for a column that cannot be sorted', () => {
    render(<Pairs />);
    expect(screen.getByRole('columnheader', { name: 'Rate' })).not.toHaveAttribute('aria-sort');
  });

  it('hides the label of a cell from screen readers, which read the heading', () => {
    render(<Pairs />);
    expect(screen.getByRole('cell', { name: '17.41' })).toHaveTextContent('Rate17.41');
  });

  it('is scrollable by keyboard if it scrolls sideways', async () => {
    render(<Pairs narrow="scroll" />);
    await userEvent.setup().tab();
    expect(screen.getByRole('region', { name: 'Pairs with BTC' })).toHaveFocus();
  });

  it('adds no tab stop if it does not scroll', () => {
    render(<Pairs />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
