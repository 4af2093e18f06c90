import { useState } from 'react';

import {
  Breadcrumbs,
  Button,
  Card,
  Dialog,
  Hint,
  Menu,
  Pagination,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../components';
import type { SortDirection } from '../components';
import { GlobeIcon, LogOutIcon } from '../icons';
import { Line, Sample } from './sample';

const rows = [
  { pair: 'BTC to ETH', rate: '17.4112', change: '+1.2 %' },
  { pair: 'BTC to XMR', rate: '402.88', change: '−0.4 %' },
  { pair: 'BTC to USDT', rate: '64,129.00', change: '+0.9 %' },
] as const;

const DialogSample = () => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Open dialog
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="The rate has changed"
        closeLabel="Close"
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              Go back
            </Button>
            <Button onClick={close}>Accept the new rate</Button>
          </>
        }
      >
        <p>You will get about 1.8204 ETH in place of 1.8311 ETH.</p>
      </Dialog>
    </>
  );
};

const TableSample = ({ name }: { readonly name: string }) => {
  const [sort, setSort] = useState<SortDirection>('ascending');
  return (
    <Table caption={`Pairs with BTC (${name})`}>
      <TableHead>
        <TableRow>
          <TableHeaderCell
            sort={sort}
            onSort={() => setSort(sort === 'ascending' ? 'descending' : 'ascending')}
          >
            Pair
          </TableHeaderCell>
          <TableHeaderCell align="end">Rate</TableHeaderCell>
          <TableHeaderCell align="end">24 h</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {(sort === 'ascending' ? rows : [...rows].reverse()).map(({ pair, rate, change }) => (
          <TableRow key={pair}>
            <TableCell>{pair}</TableCell>
            <TableCell align="end" label="Rate">
              {rate}
            </TableCell>
            <TableCell align="end" label="24 h">
              {change}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

/** `name` distinguishes the landmarks of two columns. */
export const NavigationSamples = ({ name }: { readonly name: string }) => (
  <>
    <Sample title="Dialog, Menu, Hint">
      <Line>
        <DialogSample />
        <Menu
          label="Language: English"
          entries={[
            { id: 'en', label: 'English', href: '#en', lang: 'en', isCurrent: true },
            { id: 'de', label: 'Deutsch', href: '#de', lang: 'de' },
            {
              id: 'out',
              label: 'Sign out',
              icon: <LogOutIcon size="small" />,
              onSelect: () => undefined,
              isDanger: true,
            },
          ]}
        >
          <GlobeIcon size="small" /> English
        </Menu>
        <Hint label="How is the rate made?">The best of all providers, with every fee already in it.</Hint>
      </Line>
    </Sample>
    <Sample title="Breadcrumbs, Pagination">
      <Breadcrumbs
        label={`You are here (${name})`}
        items={[
          { label: 'Home', href: '#home' },
          { label: 'Currencies', href: '#currencies' },
          { label: 'Bitcoin', href: '#btc' },
        ]}
      />
      <Pagination
        label={`Pages (${name})`}
        page={5}
        pageCount={12}
        hrefOf={(page) => `#page-${String(page)}`}
        pageLabel={(page) => `Page ${String(page)}`}
        previousLabel="Previous page"
        nextLabel="Next page"
      />
    </Sample>
    <Sample title="Table">
      <Card padding="none">
        <TableSample name={name} />
      </Card>
    </Sample>
  </>
);
