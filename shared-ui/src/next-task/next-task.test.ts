import { inTasks, nextTask } from './index';

const withScheduler = (scheduler: unknown): void => {
  Reflect.set(globalThis, 'scheduler', scheduler);
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'scheduler');
});

describe('nextTask', () => {
  it.each([
    ['a browser that has no word for it', undefined],
    ['one whose scheduler cannot yield', {}],
  ])('runs after microtasks and due timers, in %s', async (_, scheduler) => {
    withScheduler(scheduler);
    const order: string[] = [];
    setTimeout(() => order.push('what was due'));
    const next = nextTask().then(() => order.push('the next task'));
    queueMicrotask(() => order.push('a microtask'));
    await next;
    expect(order).toEqual(['a microtask', 'what was due', 'the next task']);
  });

  it("uses the browser's scheduler, which waits for nothing else", async () => {
    const yields = jest.fn(() => Promise.resolve());
    withScheduler({ yield: yields });
    await nextTask();
    expect(yields).toHaveBeenCalledTimes(1);
  });
});

describe('inTasks', () => {
  it('runs functions one after another, with time for other tasks between them', async () => {
    const order: string[] = [];
    const part = (name: string) => async (): Promise<void> => {
      setTimeout(() => order.push(`due after ${name}`));
      await Promise.resolve();
      order.push(name);
    };
    await inTasks([part('one'), part('two')]);
    expect(order).toEqual(['one', 'due after one', 'two']);
  });

  it('rejects with the first failure', async () => {
    const never = jest.fn(() => Promise.resolve());
    await expect(inTasks([() => Promise.reject(new Error('no code')), never])).rejects.toThrow('no code');
    expect(never).not.toHaveBeenCalled();
  });
});
