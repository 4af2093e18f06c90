import { createCallLog } from './call-log.ts';
import { createFaultRegistry } from './fault-registry.ts';
import type { FaultRule } from './fault.ts';
import { pathPattern } from './path-pattern.ts';
import type { PathPattern } from './path-pattern.ts';

const paths = (source: string): PathPattern => {
  const pattern = pathPattern(source);
  if (pattern === null) throw new Error(`not a pattern: ${source}`);
  return pattern;
};

const aRule = (change: Partial<FaultRule> = {}): FaultRule => ({
  path: paths('*'),
  action: 'status',
  method: '',
  times: 1,
  status: 500,
  ms: 0,
  when: 'before',
  headers: {},
  ...change,
});
const aCall = (path = '/v1/currencies', method = 'GET', query = '') => ({ path, method, query });

describe('the fault registry', () => {
  it.each([
    {
      rule: 'path and method fit',
      fault: { path: paths('^/v1/'), method: 'GET' as const },
      call: aCall(),
      isTaken: true,
    },
    { rule: 'another method', fault: { method: 'POST' as const }, call: aCall(), isTaken: false },
    { rule: 'any method', fault: {}, call: aCall('/x', 'DELETE'), isTaken: true },
    { rule: 'another path', fault: { path: paths('^/v2') }, call: aCall(), isTaken: false },
    {
      rule: 'the whole path',
      fault: { path: paths('^/v1/currencies$') },
      call: aCall('/v1/currencies', 'GET', '?active=true'),
      isTaken: true,
    },
    {
      rule: 'a word of the query',
      fault: { path: paths('active=true') },
      call: aCall('/v1/currencies', 'GET', '?active=true'),
      isTaken: true,
    },
  ])('$rule: $isTaken', ({ fault, call, isTaken }) => {
    const book = createFaultRegistry();
    book.replace('', [aRule(fault)]);

    expect(book.take('', call) !== null).toBe(isTaken);
  });

  it('uses the first matching fault, and the next one after it is used up', () => {
    const book = createFaultRegistry();
    book.replace('', [aRule({ status: 500 }), aRule({ status: 429, times: 2 })]);
    const taken = [1, 2, 3, 4].map(() => book.take('', aCall())?.status ?? null);

    expect(taken).toEqual([500, 429, 429, null]);
  });

  it('stores the faults of a bounded number of namespaces', () => {
    const book = createFaultRegistry();
    for (let count = 0; count <= 200; count += 1) book.replace(`space-${String(count)}`, [aRule()]);

    expect([book.list('space-0').length, book.list('space-1').length]).toEqual([0, 1]);
  });

  it('replaces the previous faults', () => {
    const book = createFaultRegistry();
    book.replace('', [aRule({ status: 500 })]);
    book.replace('', [aRule({ status: 404 })]);

    expect(book.list('')).toEqual([{ path: '*', action: 'status', left: 1 }]);
    expect(book.take('', aCall())?.status).toBe(404);
  });

  it('separates namespaces', () => {
    const book = createFaultRegistry();
    book.replace('a', [aRule()]);

    expect([book.take('b', aCall()), book.list('b')]).toEqual([null, []]);
  });
});

describe('the call log', () => {
  it('counts by method and route', () => {
    const log = createCallLog();
    log.count('a', 'GET', '/x/:id');
    log.count('a', 'GET', '/x/:id');
    log.count('a', 'POST', '/x/:id');
    log.count('b', 'GET', '/x/:id');

    expect(log.list('a')).toEqual([
      { method: 'GET', path: '/x/:id', count: 2 },
      { method: 'POST', path: '/x/:id', count: 1 },
    ]);
  });

  it('deletes a namespace on request', () => {
    const log = createCallLog();
    log.count('a', 'GET', '/x');
    log.clear('a');

    expect(log.list('a')).toEqual([]);
  });

  it('does not grow without limit: the namespace unused for the longest time is deleted', () => {
    const log = createCallLog();
    for (let index = 0; index <= 1000; index += 1) {
      log.count(`space-${String(index)}`, 'GET', '/x');
      log.count('busy', 'GET', '/x');
    }

    expect(log.list('space-0')).toEqual([]);
    expect(log.list('busy')).toEqual([{ method: 'GET', path: '/x', count: 1001 }]);
    expect(log.list('space-1000')).toHaveLength(1);
  });
});
