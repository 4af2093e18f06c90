import styles from './copy-button.module.css';

const copyBySelecting = (text: string, place: HTMLElement): boolean => {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = styles.source ?? '';
  place.append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way if the page has no clipboard API
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
  }
};

const copyByClipboard = async (text: string): Promise<boolean> => {
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Copies a text to the clipboard. If the clipboard API is missing or refuses, copies by selection near `place` (inside
 * a modal dialog nothing else can be selected). Returns false if nothing was copied.
 */
export const copyText = async (text: string, place: HTMLElement): Promise<boolean> =>
  (await copyByClipboard(text)) || copyBySelecting(text, place);

/** Selects the text of an element, so that the user can copy it manually. */
export const selectContents = (element: HTMLElement): void => {
  const selection = window.getSelection();
  selection?.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(element);
  selection?.addRange(range);
};
