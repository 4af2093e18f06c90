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
  it('is a table by name, with its roles written out', () => {
    render(<Pairs />);
    expect(screen.getByRole('table', { name: 'Pairs with BTC' })).toHaveAttribute('role', 'table');
    expect(screen.getAllByRole('row').every((row) => row.getAttribute('role') === 'row')).toBe(true);
    expect(screen.getAllByRole('rowgroup')).toHaveLength(2);
  });

  it('says the sort, and sorts by a button', async () => {
    const onSort = jest.fn();
    render(<Pairs onSort={onSort} />);
    expect(screen.getByRole('columnheader', { name: 'Pair' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Pair' }));
    expect(onSort).toHaveBeenCalledTimes(1);
  });

  it('says no sort of a column that does not sort', () => {
    render(<Pairs />);
    expect(screen.getByRole('columnheader', { name: 'Rate' })).not.toHaveAttribute('aria-sort');
  });

  it('does not say the label of a cell, which the heading already gives', () => {
    render(<Pairs />);
    expect(screen.getByRole('cell', { name: '17.41' })).toHaveTextContent('Rate17.41');
  });

  it('can be scrolled by keyboard where it scrolls sideways', async () => {
    render(<Pairs narrow="scroll" />);
    await userEvent.setup().tab();
    expect(screen.getByRole('region', { name: 'Pairs with BTC' })).toHaveFocus();
  });

  it('adds no stop of Tab where it does not scroll', () => {
    render(<Pairs />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
