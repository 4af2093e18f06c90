/** Downloads a JSON text as a file. */
export const downloadText = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the browser reads the URL asynchronously
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
