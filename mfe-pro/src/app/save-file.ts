import type { TextFile } from '../model/history';

/** Saves a text as a file on the user's device, without the server. */
export const saveFile = ({ fileName, text }: TextFile): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // the browser has read the text by then; Safari reads it shortly after the click
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
