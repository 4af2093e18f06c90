/** Name of the mark that a visit sets when the page is interactive. */
export const INTERACTIVE = 'bench-interactive';

export type Milestones = {
  /** Selector of the field or heading that matters to the visitor. */
  readonly usable: string;
  /** Selector that matches as soon as the page reacts. */
  readonly interactive: string;
};

/**
 * Runs first in the page and marks when it is interactive. Does nothing else, so that its own work does not affect
 * the figures.
 */
export const markScript = ({ interactive }: Pick<Milestones, 'interactive'>): string => `(() => {
  const look = () => {
    if (document.querySelector(${JSON.stringify(interactive)})) performance.mark(${JSON.stringify(INTERACTIVE)});
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();`;

/**
 * Runs first in the page. Records paints, layout shifts and long tasks, and when the page is usable and interactive.
 */
export const pageScript = ({ usable, interactive }: Milestones): string => `(() => {
  const seen = (window.__bench = { longTasks: [], shifts: [], fcp: null, lcp: null, usable: null, interactive: null, last: 0 });
  const observe = (type, record) => {
    try { new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true }); } catch {}
  };
  observe('longtask', (entry) => { seen.longTasks.push([entry.startTime, entry.duration]); seen.last = entry.startTime + entry.duration; });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shifts.push([entry.startTime, entry.value]); });
  observe('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime; });
  observe('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime; });
  observe('mark', (entry) => { if (entry.name === ${JSON.stringify(INTERACTIVE)}) seen.interactive = entry.startTime; });
  const look = () => {
    const field = document.querySelector(${JSON.stringify(usable)});
    const box = field && field.getBoundingClientRect();
    if (box && box.width > 0 && box.height > 0 && !field.disabled && getComputedStyle(field).pointerEvents !== 'none') seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
${markScript({ interactive })}`;
