import { openRoutes, readTask } from './smoke-task.ts';

describe('a smoke task', () => {
  it('is parsed', () => {
    const task = { store: '/srv', remotes: { 'mfe-swap': '1.0.0' }, changed: ['mfe-swap'] };
    expect(readTask(JSON.stringify(task))).toEqual(task);
  });

  it.each(['', '{}', '{"store":7}'])('is rejected if it is %s', (text) => {
    expect(() => readTask(text)).toThrow('not a valid smoke task');
  });

  it('opens routes without parameters', () => {
    expect(openRoutes(['/swap', '/swap/:token', '*/swap/ava', '/from-:link', '/'])).toEqual(['/swap', '/']);
  });
});
