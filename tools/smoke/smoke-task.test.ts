import { openRoutes, readTask } from './smoke-task.ts';

describe('a smoke task', () => {
  it('is read', () => {
    const task = { store: '/srv', remotes: { 'mfe-swap': '1.0.0' }, changed: ['mfe-swap'] };
    expect(readTask(JSON.stringify(task))).toEqual(task);
  });

  it.each(['', '{}', '{"store":7}'])('is refused when it is %s', (text) => {
    expect(() => readTask(text)).toThrow('no smoke task');
  });

  it('opens what needs no value', () => {
    expect(openRoutes(['/swap', '/swap/:token', '*/swap/ava', '/from-:link', '/'])).toEqual(['/swap', '/']);
  });
});
