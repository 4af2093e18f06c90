/** The id of the template that holds a page's first scripts. */
export const FIRST_SCRIPTS = 'first-scripts';

/**
 * Runs in the browser before anything else and knows nothing but what stands in it: the page's first scripts, which wait in a
 * template, are run when the first paint can be seen. What a visitor came for is in the HTML, and no script keeps them from
 * it, neither by its bytes nor by its milliseconds. A page that nobody looks at paints nothing, and starts a little later.
 * No line of it may hold a comment.
 */
export const startAfterPaint = (id: string): void => {
  const patienceMs = 500;
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    const template = document.getElementById(id);
    if (template instanceof HTMLTemplateElement) document.head.append(template.content.cloneNode(true));
  };
  addEventListener('DOMContentLoaded', () => {
    setTimeout(start, document.visibilityState === 'visible' ? patienceMs : 0);
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  });
};

/** The same as the text of a script. */
export const START_AFTER_PAINT = `(${startAfterPaint.toString()})('${FIRST_SCRIPTS}')`.replaceAll(
  /\s+/g,
  ' ',
);
