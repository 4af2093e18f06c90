import type { Page } from '@playwright/test';

const SHOWN = 5;

/**
 * Texts that a visitor cannot read completely: they are cut off by a box or the window. Excludes intentionally hidden
 * texts (for screen readers, in closed parts) and scrollable ones.
 */
export const cutTexts = async (page: Page): Promise<readonly string[]> => {
  const found = await page.evaluate(() => {
    const SLACK = 1.5;
    const isReadable = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    /** Box that cuts off an element horizontally. Null if the text can be scrolled to. */
    const clipOf = (element: Element | null): Element | null => {
      for (let box = element; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') return null;
        if (overflowX === 'hidden' || overflowX === 'clip' || position === 'fixed') return box;
      }
      return document.documentElement;
    };
    const isCut = (text: Node): boolean => {
      const parent = text.parentElement;
      if (parent === null || (text.textContent ?? '').trim() === '' || !isReadable(parent)) return false;
      const box = clipOf(parent);
      if (box === null) return false;
      const outer = box.getBoundingClientRect();
      if (outer.width <= 1 || outer.height <= 1) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const inner = range.getBoundingClientRect();
      return inner.width > 0 && (inner.right > outer.right + SLACK || inner.left < outer.left - SLACK);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (walker.nextNode() !== null)
      if (isCut(walker.currentNode)) cut.push((walker.currentNode.textContent ?? '').trim().slice(0, 80));
    return cut;
  });
  return found.slice(0, SHOWN);
};
