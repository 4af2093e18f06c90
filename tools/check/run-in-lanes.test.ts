import { runInLanes } from './run-in-lanes.ts';

type Step = { readonly name: string; readonly after?: readonly string[] };

/** Steps that end when the test ends them. */
const aBench = () => {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    run: ({ name }: Step): Promise<string> => {
      started.push(name);
      return new Promise((resolve) => ends.set(name, () => resolve(name)));
    },
    end: async (name: string): Promise<void> => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

describe('runInLanes', () => {
  it('starts as many steps as there are lanes, in their order', async () => {
    const { started, run, end } = aBench();
    const all = runInLanes([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2, run);
    expect(started).toEqual(['a', 'b']);
    await end('b');
    expect(started).toEqual(['a', 'b', 'c']);
    await end('c');
    await end('a');
    expect(await all).toEqual(['b', 'c', 'a']);
  });

  it('starts a step when its predecessor has ended, and others before it', async () => {
    const { started, run, end } = aBench();
    const steps = [{ name: 'build' }, { name: 'e2e', after: ['build'] }, { name: 'lint' }, { name: 'unit' }];
    const all = runInLanes(steps, 2, run);
    expect(started).toEqual(['build', 'lint']);
    await end('build');
    expect(started).toEqual(['build', 'lint', 'e2e']);
    for (const name of ['lint', 'unit', 'e2e']) await end(name);
    expect(await all).toHaveLength(4);
  });

  it('leaves a lane free while no step is ready', async () => {
    const { started, run, end } = aBench();
    const all = runInLanes([{ name: 'build' }, { name: 'e2e', after: ['build'] }], 2, run);
    expect(started).toEqual(['build']);
    await end('build');
    await end('e2e');
    expect(await all).toEqual(['build', 'e2e']);
  });

  it('ignores a predecessor that is not part of the run', async () => {
    expect(
      await runInLanes([{ name: 'e2e', after: ['build'] }], 1, ({ name }) => Promise.resolve(name)),
    ).toEqual(['e2e']);
  });

  it.each([
    ['a step that rejects', [{ name: 'a' }], 'broken'],
    [
      'steps that wait for each other',
      [
        { name: 'a', after: ['b'] },
        { name: 'b', after: ['a'] },
      ],
      'steps wait for each other: a, b',
    ],
  ])('rejects for %s', async (_, steps: readonly Step[], message) => {
    await expect(runInLanes(steps, 2, () => Promise.reject(new Error('broken')))).rejects.toThrow(message);
  });
});
