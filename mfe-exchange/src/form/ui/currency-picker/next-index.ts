const PAGE = 8;

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  PageDown: (index, count) => Math.min(index + PAGE, count - 1),
  PageUp: (index) => Math.max(index - PAGE, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Whether a key moves the active option. */
export const isMove = (key: string): boolean => key in STEPS;

/** Next index of the active option in a list of `count`. Null if the list does not handle the key. */
export const nextIndex = (key: string, index: number, count: number): number | null => {
  const step = STEPS[key];
  return step === undefined || count === 0 ? null : step(index, count);
};
