import { allSettled, fork } from 'effector';

import type { HistoryQuery } from '../domain/history';
import { anOperation } from '../domain/history/operation.fixture';
import { createHistoryModel } from './history';
import type { TextFile } from './history';

const SWAP: HistoryQuery = { tab: 'SWAP', page: 1, currency: '' };

const headings = {
  ...{ date: 'Date', kind: 'Type', outAmount: 'Out', outCurrency: 'OutC', inAmount: 'In' },
  ...{ inCurrency: 'InC', fee: 'Fee', address: 'Address', hash: 'Hash', id: 'Id' },
};

const history = () => {
  const model = createHistoryModel();
  const charts: HistoryQuery[] = [];
  const files: TextFile[] = [];
  const scope = fork({
    handlers: [
      [model.page.executeFx, () => ({ count: 1, operations: [anOperation()] })],
      [
        model.recent.executeFx,
        (query: HistoryQuery) => {
          charts.push(query);
          return [anOperation()];
        },
      ],
      [model.collected.executeFx, () => [anOperation(), anOperation({ id: 'two' })]],
      [model.saveFileFx, (file: TextFile) => files.push(file)],
    ],
  });
  const open = (query: HistoryQuery) => allSettled(model.opened, { scope, params: query });
  return { model, charts, files, scope, open };
};

describe('the history', () => {
  it('keeps the query of the visible rows', async () => {
    const { model, scope, open } = history();
    await open(SWAP);

    expect(scope.getState(model.$shown)).toEqual(SWAP);
    expect(scope.getState(model.page.$query)).toMatchObject({ value: { count: 1 } });
  });

  it('loads the chart of a tab once, for any page or currency', async () => {
    const { charts, open } = history();
    await open(SWAP);
    await open({ ...SWAP, page: 2 });
    await open({ ...SWAP, currency: 'eth' });
    await open({ ...SWAP, tab: 'DEPOSIT', currency: 'eth' });

    expect(charts).toEqual([SWAP, { ...SWAP, tab: 'DEPOSIT' }]);
  });

  it('can be filtered by its currencies', async () => {
    const { model, scope, open } = history();
    await open(SWAP);

    expect(scope.getState(model.$currencies)).toEqual(['btc', 'eth']);
  });

  it('is saved completely as a file', async () => {
    const { model, scope, files } = history();
    const words = { headings, kindOf: String };
    await allSettled(model.collected.start, {
      scope,
      params: { query: SWAP, words, fileName: 'swap.csv' },
    });

    expect(files.map(({ fileName }) => fileName)).toEqual(['swap.csv']);
    expect(files[0]?.text.trim().split('\r\n')).toHaveLength(3);
  });
});
