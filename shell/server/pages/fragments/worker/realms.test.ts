import { readLibraries } from '../realm/library-sources.ts';
import { someBundles } from '../confined.fixture.ts';
import { createRealms } from './realms.ts';

const COUNTS = 'let calls = 0; exports.render = () => { calls += 1; return String(calls); };';
const REACT = `
const { createElement, useState } = require('react');
const { renderToString } = require('react-dom/server');
const { createStore } = require('effector');
const { useUnit } = require('effector-react');
const Greeting = () => createElement('b', null, useState('hello')[0], ' ', useUnit(createStore('unit')));
exports.render = () => renderToString(createElement(Greeting));`;
const FLOODS = `
const text = 'x'.repeat(1_000);
exports.render = async ({ http }) => {
  for (let call = 0; call < 1_000; call += 1) void http({ service: 'content', method: 'GET', path: text })();
  return 'done';
};`;
const GLOBALS = `
exports.render = async () => {
  const url = new URL('../b?x=1&y=a+b#h', 'https://u:p@example.com:8443/a/c');
  url.searchParams.set('x', '2');
  url.hash = 'end';
  const query = new URLSearchParams({ a: '1 2', b: 'ü' });
  query.append('a', '3');
  const order = [];
  await new Promise((resolve) => { setTimeout((word) => { order.push(word); resolve(); }, 1, 'timer'); queueMicrotask(() => order.push('microtask')); });
  const heard = new EventTarget();
  heard.addEventListener('said', ({ detail }) => order.push(detail));
  heard.dispatchEvent(new CustomEvent('said', { detail: 'event' }));
  return JSON.stringify([url.href, url.host, query.toString(), [...query], order, [...new TextEncoder().encode('ü€')], new TextDecoder().decode(new TextEncoder().encode('ü€')), URL.canParse('x')]);
};`;

describe('createRealms', () => {
  const { ports, bundleOf } = someBundles({
    counts: COUNTS,
    same: `${COUNTS} `,
    react: REACT,
    globals: GLOBALS,
    floods: FLOODS,
    late: 'exports.render = () => [typeof FinalizationRegistry, typeof Atomics.waitAsync].join(" ");',
  });
  const libraries = readLibraries('production');
  const aThread = () =>
    createRealms({ mode: 'production', libraries }, { ...ports, crashed: () => undefined });
  const request = { requestJson: '{}', textsJson: '{}' };
  const run = async (name: string, realms = aThread()): Promise<string> => {
    const loaded = await realms.load(bundleOf(name));
    const answer = await loaded.run(
      'render',
      { bundle: bundleOf(name), ...request },
      { ticket: 1, json: '{}' },
    );
    return answer.kind === 'markup' ? answer.html : JSON.stringify(answer);
  };

  it('evaluates each bundle once, and separately', async () => {
    const realms = aThread();
    expect([await run('counts', realms), await run('same', realms), await run('counts', realms)]).toEqual([
      '1',
      '1',
      '2',
    ]);
  });

  it('provides React and effector to a bundle', async () => {
    expect(await run('react')).toBe('<b>hello<!-- --> <!-- -->unit</b>');
  });

  it('has no timer that runs code of a bundle while another one renders', async () => {
    expect(await run('late')).toBe('undefined undefined');
  });

  it('provides the globals that a render uses, like a browser', async () => {
    expect(JSON.parse(await run('globals'))).toEqual([
      'https://u:p@example.com:8443/b?x=2&y=a+b#end',
      'example.com:8443',
      'a=1+2&b=%C3%BC&a=3',
      [
        ['a', '1 2'],
        ['b', 'ü'],
        ['a', '3'],
      ],
      ['microtask', 'timer', 'event'],
      [195, 188, 226, 130, 172],
      'ü€',
      false,
    ]);
  });

  it('sends the server a limited number of calls', async () => {
    let calls = 0;
    const call: typeof ports.call = (asked) => {
      calls += 1;
      return ports.call(asked);
    };
    const realms = createRealms(
      { mode: 'production', libraries },
      { ...ports, call, crashed: () => undefined },
    );
    await run('floods', realms);
    expect(calls).toBe(100);
  });
});
