/** Tells how high the widget is, in whole pixels, at once and whenever that changes. */
export const followHeight = (element: HTMLElement, tell: (height: number) => void): (() => void) => {
  let told = 0;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    tell(height);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
};
