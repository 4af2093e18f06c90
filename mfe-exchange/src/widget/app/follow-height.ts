/** Reports the height of the widget in whole pixels, at once and after each change. */
export const followHeight = (element: HTMLElement, send: (height: number) => void): (() => void) => {
  let reported = 0;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === reported) return;
    reported = height;
    send(height);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
};
