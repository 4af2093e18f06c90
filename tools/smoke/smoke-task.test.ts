import { openedRemotes, openRoutes, readTask } from './smoke-task.ts';

describe('a smoke task', () => {
  it('is parsed', () => {
    const task = { store: '/srv', remotes: { 'mfe-swap': '1.0.0' }, changed: ['mfe-swap'] };
    expect(readTask(JSON.stringify(task))).toEqual(task);
  });

  it.each(['', '{}', '{"store":7}'])('is rejected if it is %s', (text) => {
    expect(() => readTask(text)).toThrow('not a valid smoke task');
  });

  it.each([
    { changed: ['mfe-swap'], opened: ['mfe-swap'] },
    { changed: ['shell'], opened: ['mfe-pro', 'mfe-swap'] },
    { changed: ['mfe-pro', 'shell'], opened: ['mfe-pro', 'mfe-swap'] },
  ])('opens $opened if $changed changed', ({ changed, opened }) => {
    const remotes = { 'mfe-pro': '1.0.0', 'mfe-swap': '1.0.0', shell: '2.0.0' };
    expect(openedRemotes({ remotes, changed })).toEqual(opened);
  });

  it('opens routes without parameters', () => {
    expect(openRoutes(['/swap', '/swap/:token', '*/swap/ava', '/from-:link', '/'])).toEqual(['/swap', '/']);
  });
});
